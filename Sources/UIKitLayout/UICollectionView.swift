import CompositionalLayout

/// What layouts name of a collection view.
@MainActor open class UICollectionView {
  /// The direction in which sections follow each other.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// What kind of view an element is.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The kind of a list's header.
  public class var elementKindSectionHeader: String { Section.headerElementKind }
  /// The kind of a list's footer.
  public class var elementKindSectionFooter: String { Section.footerElementKind }
}
