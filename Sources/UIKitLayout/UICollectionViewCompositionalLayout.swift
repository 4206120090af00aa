import CompositionalLayout

/// The layout of a collection view.
@MainActor open class UICollectionViewLayout {
  init() {}

  /// Says which class makes the views of a kind of decoration; no frame depends on it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

/// Settings of a whole layout.
@MainActor public final class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which sections follow each other.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The gap between two sections, in points.
  public var interSectionSpacing: CGFloat = 0
  /// What stands at the edges of all sections together.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The guide of the view that sections respect which say nothing else.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// UIKit's defaults.
  public init() {}

  var engine: LayoutConfiguration {
    LayoutConfiguration(
      scrollDirection: scrollDirection == .vertical ? .vertical : .horizontal, interSectionSpacing: interSectionSpacing,
      boundarySupplementaryItems: boundarySupplementaryItems.map { $0.boundary }, contentInsetsReference: contentInsetsReference.engine)
  }
}

/// Gives the layout of the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout of sections that each have their own.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Settings of the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// One section for all.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// One section for all, with settings.
  public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// A section for each index.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A section for each index, with settings.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// A list in every section.
  public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { .list(using: configuration, layoutEnvironment: $1) }
  }

  /// The layout solved by the engine, as a collection view would have it before anything is measured.
  ///
  /// - Parameters:
  ///   - environment: The view's bounds and its surroundings.
  ///   - items: The number of items of each section.
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

  /// The attributes of everything in the layout: cells, then supplementary views, then decorations, each by section and item.
  ///
  /// - Parameters:
  ///   - environment: The view's bounds and its surroundings.
  ///   - items: The number of items of each section.
  public func frames(in environment: Environment, items: [Int]) -> [UICollectionViewLayoutAttributes] {
    solution(in: environment, items: items).elements.map { UICollectionViewLayoutAttributes($0) }
  }

  /// The attributes of everything in bounds of a size, on a phone without bars.
  public func frames(in bounds: CGSize, items: [Int]) -> [UICollectionViewLayoutAttributes] {
    frames(in: Environment(bounds: Size(width: bounds.width, height: bounds.height)), items: items)
  }
}
