import CompositionalLayout

/// Settings of a whole layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration {
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

  /// Returns a copy that shares the boundary items.
  open func copy() -> Any { copied() }

  func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    (copy.boundarySupplementaryItems, copy.contentInsetsReference) = (boundarySupplementaryItems, contentInsetsReference)
    return copy
  }

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
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Settings of the whole layout. The getter returns a copy, so that only the assignment of a configuration has an effect.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration.copied() }
    set { ownConfiguration = newValue.copied() }
  }
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Creates a layout that uses one section layout for all sections.
  public init(section: NSCollectionLayoutSection) {
    (provider, ownConfiguration) = ({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }

  /// Creates a layout that uses one section layout for all sections, with a configuration.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    (provider, ownConfiguration) = ({ _, _ in section }, configuration.copied())
    super.init()
  }

  /// Creates a layout whose provider returns the layout of each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    (provider, ownConfiguration) = (sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }

  /// Creates a layout whose provider returns the layout of each section, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, ownConfiguration) = (sectionProvider, configuration.copied())
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
      let place = ListConfiguration.SectionPosition(isFirst: index == 0, isLast: index == items.count - 1)
      if let section = provider(index, SolvedEnvironment(environment))?.section(in: environment, at: place) {
        choices.append(sections.count)
        sections.append(section)
      } else {
        choices.append(nil)
      }
    }
    return solve(Layout(sections: sections, choices: choices, configuration: ownConfiguration.engine), items: items, in: environment)
  }

  override func solved(in environment: Environment, items: [Int]) -> Solution? { solution(in: environment, items: items) }
  override var scrollDirection: UICollectionView.ScrollDirection { ownConfiguration.scrollDirection }

  /// Returns the attributes of all elements: cells, then supplementary views, then decorations, each by section, then by item.
  ///
  /// - Parameters:
  ///   - environment: The view's bounds and traits.
  ///   - items: The number of items in each section.
  /// - Throws: The exception that UIKit raises for the layout.
  public func frames(in environment: Environment, items: [Int]) throws(LayoutException) -> [UICollectionViewLayoutAttributes] {
    let solution = solution(in: environment, items: items)
    if let text = solution.faults.first(where: { $0.gravity == .raises })?.uiKitText { throw LayoutException(reason: text) }
    return solution.elements.map { UICollectionViewLayoutAttributes($0) }
  }

  /// Returns the attributes of all elements in bounds of the given size, on a phone without bars.
  ///
  /// - Throws: The exception that UIKit raises for the layout.
  public func frames(in bounds: CGSize, items: [Int]) throws(LayoutException) -> [UICollectionViewLayoutAttributes] {
    try frames(in: Environment(bounds: Size(width: bounds.width, height: bounds.height)), items: items)
  }
}

/// An exception that UIKit raises while it computes a layout.
public struct LayoutException: Error, Hashable, CustomStringConvertible {
  /// UIKit's text.
  public let reason: String

  /// UIKit's text.
  public var description: String { reason }
}
