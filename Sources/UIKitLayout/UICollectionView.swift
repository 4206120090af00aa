import CompositionalLayout

/// The types and constants of a collection view that layouts use.
@MainActor open class UICollectionView {
  /// The direction in which sections follow each other.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The kind of view that an element represents.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The element kind of a list's header.
  public class var elementKindSectionHeader: String { Section.headerElementKind }
  /// The element kind of a list's footer.
  public class var elementKindSectionFooter: String { Section.footerElementKind }
}
