/// A group with resolved size and counted slots, shared by all its repetitions (layout-rules 4).
struct GroupPlan: Sendable {
  var axis: Axis
  /// The outer size, with estimates on estimated axes.
  var size: Size
  /// The size to which the group's fractions refer.
  var container: Size
  /// The insets in points; values between 0 and 1 are points too (assumption 33, fractionalInsets).
  var insets: DirectionalEdgeInsets
  /// The axes along which the content determines the group's length (R4.5, R6.4).
  var estimatedAxes: AxisSet
  var gap: Gap
  /// The distinct subitems. Slot n uses the subitem at n modulo their count.
  var slots: [SlotPlan] = []
  var slotGaps: [SlotGaps] = []
  var slotCount = 0
  /// The frames of a custom group, which has no slots.
  var customItems: [CustomItem] = []
  var attachments: [AttachmentPlan] = []
  var cellCount = 0
  /// The number of cells and groups in one repetition.
  var cost = 1
  /// True if measured lengths decide how many subitems this group holds (R18.5). `packsWithin` also covers its nested groups.
  var isPacked = false
  var packsWithin = false

  var innerSize: Size { size.inset(by: insets) }

  func slot(_ index: Int) -> SlotPlan { slots[index % slots.count] }

  func gaps(ofSlot index: Int, _ axis: Axis) -> EndGaps { slotGaps[index % slotGaps.count][axis] }
}

struct SlotPlan: Sendable {
  enum SlotContent: Sendable {
    case cell(CellPlan)
    indirect case group(GroupPlan)
  }

  var size: Size
  var content: SlotContent

  var cellCount: Int {
    switch content {
    case .cell: 1
    case .group(let group): group.cellCount
    }
  }

  var cost: Int {
    switch content {
    case .cell: 1
    case .group(let group): group.cost
    }
  }

  var packsWithin: Bool {
    if case .group(let group) = content { group.packsWithin } else { false }
  }
}

struct SlotGaps: Sendable {
  private let horizontal: EndGaps
  private let vertical: EndGaps

  init(_ edges: EdgeSpacing?) {
    horizontal = EndGaps(edges, .horizontal)
    vertical = EndGaps(edges, .vertical)
  }

  subscript(axis: Axis) -> EndGaps { axis == .horizontal ? horizontal : vertical }
}

struct CellPlan: Sendable {
  var insets: DirectionalEdgeInsets
  var estimatedAxes: AxisSet
  var uniformAxes: AxisSet
  var attachments: [AttachmentPlan]
}

/// A supplementary item of an item or group before placement. In right-to-left layouts, the offsets of its anchors are mirrored with its
/// frame (assumption 41, mirroredOffset).
struct AttachmentPlan: Sendable {
  var item: SupplementaryItem
  /// The index of its kind among the section's kinds.
  var source: Int
  /// The size to which its fractions refer; nil for the frame it is attached to (R2.9).
  var base: Size?
}

/// Phase 2, first half: resolves the sizes of a group and its subitems, and counts how many subitems it holds.
struct GroupPlanner {
  let grid: PixelGrid
  private(set) var kinds: [String] = []
  private(set) var refusals: [GroupRefusal] = []

  /// A reason why a group cannot be laid out as described.
  enum GroupRefusal: Hashable {
    case noRoom(Group, Size, in: Size)
    case doesNotFit(Group, Size, in: Size)
    case tooManySlots
  }

  init(grid: PixelGrid) { self.grid = grid }

  /// Plans a group within a container. O(subitems), or O(subitems · slots) if fractions depend on the number of slots.
  mutating func plan(_ group: Group, in container: Size) -> GroupPlan {
    let size = group.layoutSize.resolved(in: container, on: grid)
    var plan = GroupPlan(
      axis: group.axis, size: size, container: container,
      insets: group.contentInsets,
      estimatedAxes: group.layoutSize.estimatedAxes, gap: Gap(group.interItemSpacing))
    plan.attachments = attachments(group.supplementaryItems, base: container)
    checkRoom(group, plan, in: container)
    if case .custom(let items) = group.content {
      plan.customItems = items
      plan.cellCount = items.count
      plan.cost += items.count
    }
    if let run = group.run { fill(&plan, with: run, of: group, in: container) }
    return plan
  }

  private mutating func fill(_ plan: inout GroupPlan, with run: SubitemRun, of group: Group, in outer: Size) {
    let subitems = run.subitems
    guard !subitems.isEmpty else { return }
    let inner = plan.innerSize
    let slots = run.slots(of: run.fit(within: inner, gap: plan.gap, on: grid))
    guard slots.count <= Section.slotLimit else { return refuse(.tooManySlots) }
    // A section's group is rejected (assumption 38, groupWithoutRoom), and so is a nested one (assumption 7, nestedGroupWithoutRoom).
    if slots.count == 0, run.count == nil { refuse(.doesNotFit(group, plan.size, in: outer)) }
    let container = Size(plan.axis, main: slots.base, cross: inner[plan.axis.crossed])
    plan.isPacked = slots.count > 0 && run.isEstimatedAlong
    plan.slots = subitems.prefix(plan.isPacked ? subitems.count : max(slots.count, 0)).map { slot($0, in: container) }
    plan.packsWithin = plan.isPacked || plan.slots.contains { $0.packsWithin }
    plan.slotGaps = subitems.prefix(plan.slots.count).map { SlotGaps($0.edgeSpacing) }
    guard !plan.slots.isEmpty else { return }
    plan.slotCount = slots.count
    plan.cellCount = plan.sum { $0.cellCount }
    plan.cost = plan.cost.saturatingPlus(plan.sum { $0.cost })
    guard plan.cost > Section.slotLimit else { return }
    refuse(.tooManySlots)
    plan.slots = []
    plan.slotCount = 0
    plan.cellCount = 0
    plan.cost = 1
  }

  private mutating func slot(_ subitem: Subitem, in container: Size) -> SlotPlan {
    SlotPlan(size: subitem.layoutSize.resolved(in: container, on: grid), content: content(subitem, in: container))
  }

  private mutating func content(_ subitem: Subitem, in container: Size) -> SlotPlan.SlotContent {
    switch subitem {
    case .group(let group): .group(plan(group, in: container))
    case .item(let item):
      .cell(
        CellPlan(
          insets: item.contentInsets, estimatedAxes: item.layoutSize.estimatedAxes,
          uniformAxes: AxisSet { item.layoutSize.dimension($0).isUniformAcrossSiblings },
          attachments: attachments(item.supplementaryItems, base: nil)))
    }
  }

  private mutating func attachments(_ items: [SupplementaryItem], base: Size?) -> [AttachmentPlan] {
    items.map { item in
      AttachmentPlan(item: item, source: source(of: item.elementKind), base: base)
    }
  }

  private mutating func source(of kind: String) -> Int {
    if let known = kinds.firstIndex(of: kind) { return known }
    kinds.append(kind)
    return kinds.count - 1
  }

  /// Rejects a section's group if the section's insets leave it no space, whatever the group's own size is (layout-rules 13.2 b).
  mutating func checkRoom(for group: Group, _ plan: GroupPlan, in container: SectionContainer) {
    let base = container.groupBase
    let isTaken = Axis.allCases.contains { base[$0] <= 0 && container.bounds[$0] > 0 }
    if isTaken { refuse(.noRoom(group, plan.size, in: base)) }
  }

  /// Rejects a group whose inner width or height is zero or less (layout-rules 13.2 b).
  private mutating func checkRoom(_ group: Group, _ plan: GroupPlan, in container: Size) {
    let hasRoom = plan.innerSize.width > 0 && plan.innerSize.height > 0
    if !hasRoom { refuse(.noRoom(group, plan.size, in: container)) }
  }

  private mutating func refuse(_ refusal: GroupRefusal) {
    if !refusals.contains(refusal) { refusals.append(refusal) }
  }
}

extension GroupPlan {
  fileprivate func sum(_ number: (SlotPlan) -> Int) -> Int {
    guard !slots.isEmpty else { return 0 }
    let cycle = slots.reduce(0) { $0.saturatingPlus(number($1)) }
    let rest = slots.prefix(slotCount % slots.count).reduce(0) { $0.saturatingPlus(number($1)) }
    return (slotCount / slots.count).saturatingTimes(cycle).saturatingPlus(rest)
  }
}

extension Group {
  var isCustom: Bool {
    if case .custom = content { true } else { false }
  }
}

extension Subitem {
  var layoutSize: LayoutSize {
    switch self {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  var edgeSpacing: EdgeSpacing? {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// The subitem resized to one of `count` equal parts of its group (layout-rules R4.3).
  func taking(partOf count: Int, _ axis: Axis) -> Subitem {
    let dimension = Dimension.fraction(axis, 1 / Double(max(count, 1)))
    switch self {
    case .item(var item):
      item.layoutSize = item.layoutSize.replacing(axis, by: dimension)
      return .item(item)
    case .group(var group):
      group.layoutSize = group.layoutSize.replacing(axis, by: dimension)
      return .group(group)
    }
  }
}
