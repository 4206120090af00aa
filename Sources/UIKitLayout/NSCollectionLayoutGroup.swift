import CompositionalLayout

/// A cell of a custom group, with its frame.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem {
  /// The frame relative to the group, in points.
  public let frame: CGRect
  /// The z index; larger values are in front.
  public let zIndex: Int

  /// Creates a cell from its frame relative to the group.
  public init(frame: CGRect) { (self.frame, zIndex) = (frame, 0) }

  /// Creates a cell from its frame relative to the group, and its z index.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// A closure that returns the cells of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// A group that lays out its subitems along one axis and repeats until all items are placed.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The supplementary items of each repetition.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupItems }
    set { groupItems = newValue }
  }
  /// The spacing between two subitems.
  public var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)
  /// The subitems.
  public let subitems: [NSCollectionLayoutItem]
  private var groupItems: [NSCollectionLayoutSupplementaryItem] = []
  private let form: GroupForm
  private let content: @MainActor (NSCollectionLayoutGroup, Environment) -> Group.Content

  /// How a group was made, for comparing groups.
  private enum GroupForm: Equatable {
    case subitems(Axis)
    case count(Axis, Int)
    case repeating(Axis, Int)
    case custom
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ form: GroupForm,
    _ content: @escaping @MainActor (NSCollectionLayoutGroup, Environment) -> Group.Content
  ) {
    (self.subitems, self.form, self.content) = (subitems, form, content)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a horizontal group with as many subitems as fit.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    run(.horizontal, layoutSize, subitems)
  }

  /// Creates a vertical group with as many subitems as fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    run(.vertical, layoutSize, subitems)
  }

  /// Creates a horizontal group with the given number of subitems, each an equal part of the width.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    let part = subitem.subitem()
    return NSCollectionLayoutGroup(layoutSize, [subitem], .count(.horizontal, count)) { .count(.horizontal, part($1), count: count) }
  }

  /// Creates a vertical group with the given number of subitems, each an equal part of the height.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
    let part = subitem.subitem()
    return NSCollectionLayoutGroup(layoutSize, [subitem], .count(.vertical, count)) { .count(.vertical, part($1), count: count) }
  }

  /// Creates a horizontal group that repeats a subitem the given number of times, even if not all of them fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let part = repeatingSubitem.subitem()
    return NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], .repeating(.horizontal, count)) {
      .repeating(.horizontal, part($1), count: count)
    }
  }

  /// Creates a vertical group that repeats a subitem the given number of times, even if not all of them fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let part = repeatingSubitem.subitem()
    return NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], .repeating(.vertical, count)) {
      .repeating(.vertical, part($1), count: count)
    }
  }

  /// Creates a group whose provider returns the frames of its cells. The provider's container is the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom) { group, environment in
      let items = itemProvider(SolvedEnvironment(environment, container: group.container(in: environment)))
      return .custom(items.map { CustomItem(frame: $0.frame.engine, zIndex: $0.zIndex) })
    }
  }

  private static func run(
    _ axis: Axis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let parts = subitems.map { $0.subitem() }
    return NSCollectionLayoutGroup(layoutSize, subitems, .subitems(axis)) { _, environment in .subitems(axis, parts.map { $0(environment) })
    }
  }

  /// Returns a tree of the group and its subitems with their sizes, a line for each. UIKit returns a drawing.
  open func visualDescription() -> String { descriptionLines.joined(separator: "\n") }

  override var descriptionLines: [String] {
    let name =
      switch form {
      case .subitems(let axis): "\(axis) group"
      case .count(let axis, let count): "\(axis) group, \(count) in equal parts"
      case .repeating(let axis, let count): "\(axis) group, \(count) times"
      case .custom: "custom group"
      }
    return ["\(name): \(layoutSize.text)"] + subitems.flatMap { $0.descriptionLines }.map { "  " + $0 }
  }

  override func subitem() -> DeferredSubitem {
    let copy = copiedGroup()
    return { .group(copy.group(in: $0)) }
  }

  override func copied() -> NSCollectionLayoutItem { copiedGroup() }

  override func hasContent(of other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutGroup else { return false }
    return form == other.form && areEqual(interItemSpacing, other.interItemSpacing, by: ==)
      && subitems.elementsEqual(other.subitems) { $0 == $1 }
  }

  /// Returns a copy that later changes to the group do not affect.
  func copiedGroup() -> NSCollectionLayoutGroup {
    let copy = NSCollectionLayoutGroup(layoutSize, subitems, form, content)
    (copy.contentInsets, copy.edgeSpacing, copy.interItemSpacing) = (contentInsets, edgeSpacing, interItemSpacing)
    copy.groupItems = groupItems
    return copy
  }

  /// Returns the group in the form that the engine lays out.
  func group(in environment: Environment) -> Group {
    Group(
      content: content(self, environment), layoutSize: layoutSize.engine, contentInsets: contentInsets.engine,
      edgeSpacing: edgeSpacing?.engine, interItemSpacing: interItemSpacing.flatMap { $0.isNone ? nil : $0.engine },
      supplementaryItems: groupItems.map { $0.engine })
  }

  /// Returns the container that the provider of a custom group receives.
  private func container(in environment: Environment) -> SolvedContainer {
    let container = environment.providerContainer(ofGroup: layoutSize.engine, insets: contentInsets.engine)
    return SolvedContainer(size: container.size, insets: NSDirectionalEdgeInsets(container.insets))
  }
}
