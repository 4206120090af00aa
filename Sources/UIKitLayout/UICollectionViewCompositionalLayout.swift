import CompositionalLayout

/// The base class of collection view layouts.
@MainActor open class UICollectionViewLayout {
  init() {}

  /// Accepts the class for a kind of decoration, and ignores it because it does not affect frames.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

/// Settings of a whole layout.
@MainActor public final class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which sections follow each other.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The gap between two sections, in points.
  public var interSectionSpacing: CGFloat = 0
  /// The layout's own boundary items, which surround all sections.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The guide whose insets sections respect if their own reference is automatic.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with UIKit's defaults.
  public init() {}

  var engine: LayoutConfiguration {
    LayoutConfiguration(
      scrollDirection: scrollDirection == .vertical ? .vertical : .horizontal, interSectionSpacing: interSectionSpacing,
      boundarySupplementaryItems: boundarySupplementaryItems.map { $0.boundary }, contentInsetsReference: contentInsetsReference.engine)
  }
}

/// A closure that returns the layout of the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout whose sections each have their own layout.
///
/// Use `frames(in:items:)` to compute its frames without a collection view.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Settings of the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Creates a layout that uses one section layout for all sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that uses one section layout for all sections, with a configuration.
  public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose provider returns the layout of each section.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose provider returns the layout of each section, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Creates a layout in which every section is a list.
  public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { .list(using: configuration, layoutEnvironment: $1) }
  }

  /// Solves the layout. The frames are those of a collection view before anything is measured.
  ///
  /// - Parameters:
  ///   - environment: The view's bounds and traits.
  ///   - items: The number of items in each section.
  public func solution(in environment: Environment, items: [Int]) -> Solution {
    var sections: [Section] = []
    var choices: [Int?] = []
    for index in items.indices {
      let place = ListConfiguration.Place(isFirst: index == 0, isLast: index == items.count - 1)
      if let section = provider(index, SolvedEnvironment(environment))?.section(in: environment, at: place) {
        choices.append(sections.count)
        sections.append(section)
      } else {
        choices.append(nil)
      }
    }
    return solve(Layout(sections: sections, choices: choices, configuration: configuration.engine), items: items, in: environment)
  }

  /// Returns the attributes of all elements: cells, then supplementary views, then decorations, each by section, then by item.
  ///
  /// - Parameters:
  ///   - environment: The view's bounds and traits.
  ///   - items: The number of items in each section.
  public func frames(in environment: Environment, items: [Int]) -> [UICollectionViewLayoutAttributes] {
    solution(in: environment, items: items).elements.map { UICollectionViewLayoutAttributes($0) }
  }

  /// Returns the attributes of all elements in bounds of the given size, on a phone without bars.
  public func frames(in bounds: CGSize, items: [Int]) -> [UICollectionViewLayoutAttributes] {
    frames(in: Environment(bounds: Size(width: bounds.width, height: bounds.height)), items: items)
  }
}
