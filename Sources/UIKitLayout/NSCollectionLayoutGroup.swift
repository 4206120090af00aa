import CompositionalLayout

/// The frame of one cell of a custom group.
@MainActor public final class NSCollectionLayoutGroupCustomItem {
  /// The frame in the group.
  public let frame: CGRect
  /// How far in front the cell stands.
  public let zIndex: Int

  /// A cell with a frame in its group.
  public init(frame: CGRect) { (self.frame, zIndex) = (frame, 0) }

  /// A cell with a frame in its group and a z index.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Gives the frames of a custom group's cells.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// A group of items that repeats as long as there are cells.
@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What belongs to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupItems }
    set { groupItems = newValue }
  }
  /// The gap between two subitems.
  public var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)
  /// The subitems.
  public let subitems: [NSCollectionLayoutItem]
  private var groupItems: [NSCollectionLayoutSupplementaryItem] = []
  private let content: @MainActor (NSCollectionLayoutGroup, Environment) -> Group.Content

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ content: @escaping @MainActor (NSCollectionLayoutGroup, Environment) -> Group.Content
  ) {
    (self.subitems, self.content) = (subitems, content)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Subitems side by side, as many as fit.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    run(.horizontal, layoutSize, subitems)
  }

  /// Subitems one below the other, as many as fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    run(.vertical, layoutSize, subitems)
  }

  /// Equal parts of the width.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    let part = subitem.subitem()
    return NSCollectionLayoutGroup(layoutSize, [subitem]) { .count(.horizontal, part($1), count: count) }
  }

  /// Equal parts of the height.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    let part = subitem.subitem()
    return NSCollectionLayoutGroup(layoutSize, [subitem]) { .count(.vertical, part($1), count: count) }
  }

  /// A subitem a number of times side by side, whether it fits or not.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let part = repeatingSubitem.subitem()
    return NSCollectionLayoutGroup(layoutSize, [repeatingSubitem]) { .repeating(.horizontal, part($1), count: count) }
  }

  /// A subitem a number of times one below the other, whether it fits or not.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let part = repeatingSubitem.subitem()
    return NSCollectionLayoutGroup(layoutSize, [repeatingSubitem]) { .repeating(.vertical, part($1), count: count) }
  }

  /// Cells at frames that a provider gives, which sees the group as its container.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, []) { group, environment in
      let items = itemProvider(SolvedEnvironment(environment, container: group.container(in: environment)))
      return .custom(items.map { CustomItem(frame: $0.frame.engine, zIndex: $0.zIndex) })
    }
  }

  private static func run(
    _ axis: Axis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let parts = subitems.map { $0.subitem() }
    return NSCollectionLayoutGroup(layoutSize, subitems) { _, environment in .subitems(axis, parts.map { $0(environment) }) }
  }

  override func subitem() -> DeferredSubitem {
    let copy = copied()
    return { .group(copy.group(in: $0)) }
  }

  /// The group as it is, which later changes leave alone.
  func copied() -> NSCollectionLayoutGroup {
    let copy = NSCollectionLayoutGroup(layoutSize, subitems, content)
    (copy.contentInsets, copy.edgeSpacing, copy.interItemSpacing) = (contentInsets, edgeSpacing, interItemSpacing)
    copy.groupItems = groupItems
    return copy
  }

  /// What the engine lays out.
  func group(in environment: Environment) -> Group {
    Group(
      content: content(self, environment), layoutSize: layoutSize.engine, contentInsets: contentInsets.engine,
      edgeSpacing: edgeSpacing?.engine, interItemSpacing: interItemSpacing.flatMap { $0.isNone ? nil : $0.engine },
      supplementaryItems: groupItems.map { $0.engine })
  }

  /// What the provider of a custom group sees.
  private func container(in environment: Environment) -> SolvedContainer {
    let container = environment.providerContainer(ofGroup: layoutSize.engine, insets: contentInsets.engine)
    return SolvedContainer(size: container.size, insets: NSDirectionalEdgeInsets(container.insets))
  }
}
