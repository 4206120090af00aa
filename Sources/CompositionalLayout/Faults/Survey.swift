/// Finds the faults in a section's description, and checks its size, before the section is solved.
///
/// Visits each subitem once, O(subitems), but stops at the limits: a description may use a part several times and so be far larger than the
/// memory it takes up.
struct Survey {
  let section: Int?
  private(set) var faults: [Fault] = []
  private(set) var isWithinLimits = true
  private var kinds: Set<String> = []
  private var duplicates: Set<String> = []
  private var subitemCount = 0

  init(section: Int?) {
    self.section = section
  }

  mutating func visit(_ layoutSection: Section) {
    visit(layoutSection.group, depth: 1)
    check(layoutSection.contentInsets, .contentInsets)
    layoutSection.forEachLength { check($1, $0) }
    visit(layoutSection.boundarySupplementaryItems)
    for decoration in layoutSection.decorationItems { check(decoration.contentInsets, .contentInsets) }
    if !duplicates.isEmpty { report(.duplicateElementKinds(section: sectionIndex, kinds: duplicates.sorted())) }
  }

  mutating func visit(_ boundaryItems: [BoundarySupplementaryItem]) {
    for item in boundaryItems {
      note(item.elementKind)
      check(item.layoutSize)
      check(item.contentInsets, .contentInsets)
      check(item.edgeSpacing)
      check(item.offset, .offset)
    }
  }

  private var sectionIndex: Int { section ?? 0 }

  private mutating func visit(_ group: Group, depth: Int) {
    guard isWithinLimits else { return }
    guard depth <= Group.nestingLimit else { return stop(.groupsNestedTooDeeply(section: sectionIndex)) }
    check(group.layoutSize)
    check(group.contentInsets, .contentInsets)
    check(group.edgeSpacing)
    check(group.interItemSpacing?.spacing ?? 0, .interItemSpacing)
    visit(group.supplementaryItems)
    switch group.content {
    case .subitems(_, let subitems):
      if subitems.isEmpty { report(.groupWithoutSubitems(section: sectionIndex)) }
      for subitem in subitems { visit(subitem, depth: depth) }
    case .count(let axis, let subitem, let count), .repeating(let axis, let subitem, let count):
      if count < 1 { report(.countBelowOne(section: sectionIndex, axis: axis)) }
      visit(subitem, depth: depth)
    case .custom(let items):
      visit(items)
    }
  }

  private mutating func visit(_ subitem: Subitem, depth: Int) {
    guard isWithinLimits else { return }
    subitemCount += 1
    guard subitemCount <= Section.subitemLimit else { return stop(.tooManySubitems(section: sectionIndex)) }
    switch subitem {
    case .group(let group): visit(group, depth: depth + 1)
    case .item(let item):
      check(item.layoutSize)
      check(item.contentInsets, .contentInsets)
      check(item.edgeSpacing)
      visit(item.supplementaryItems)
    }
  }

  private mutating func visit(_ items: [CustomItem]) {
    subitemCount += items.count
    guard subitemCount <= Section.slotLimit else { return stop(.tooManySlots(section: sectionIndex)) }
    for item in items {
      check(item.frame.origin, .frame)
      check(Point(x: item.frame.width, y: item.frame.height), .frame)
    }
  }

  private mutating func visit(_ supplementaryItems: [SupplementaryItem]) {
    for item in supplementaryItems {
      note(item.elementKind)
      check(item.layoutSize)
      check(item.contentInsets, .contentInsets)
      check(item.edgeSpacing)
      check(item.containerAnchor)
      if let anchor = item.itemAnchor { check(anchor) }
    }
  }
}

extension Survey {
  private mutating func stop(_ fault: Fault) {
    isWithinLimits = false
    report(fault)
  }

  private mutating func report(_ fault: Fault) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  private mutating func note(_ kind: String) {
    if !kinds.insert(kind).inserted { duplicates.insert(kind) }
  }

  private mutating func check(_ size: LayoutSize) {
    check(size.widthDimension)
    check(size.heightDimension)
  }

  private mutating func check(_ dimension: Dimension) {
    let value = dimension.value
    // UIKit has the same message for uniform and estimated dimensions.
    let form = dimension.isEstimated ? .estimated : dimension.form
    if let nonFinite = NonFinite(value) {
      report(.dimensionNotFinite(section: section, form: form, value: nonFinite))
    } else if !isUsable(value) {
      report(.lengthOutOfRange(section: section, property: .dimension))
    } else if value <= 0, form == .absolute || form == .estimated {
      report(.dimensionNotPositive(section: section, form: form, value: value))
    }
  }

  private mutating func check(_ insets: DirectionalEdgeInsets, _ property: LengthProperty) {
    check(insets.top, property)
    check(insets.leading, property)
    check(insets.bottom, property)
    check(insets.trailing, property)
  }

  private mutating func check(_ edges: EdgeSpacing?) {
    guard let edges else { return }
    check(edges.leading?.spacing ?? 0, .edgeSpacing)
    check(edges.top?.spacing ?? 0, .edgeSpacing)
    check(edges.trailing?.spacing ?? 0, .edgeSpacing)
    check(edges.bottom?.spacing ?? 0, .edgeSpacing)
  }

  private mutating func check(_ anchor: LayoutAnchor) {
    switch anchor.offset {
    case .absolute(let offset), .fractional(let offset): check(offset, .offset)
    }
  }

  private mutating func check(_ point: Point, _ property: LengthProperty) {
    check(point.x, property)
    check(point.y, property)
  }

  mutating func check(_ length: Double, _ property: LengthProperty) {
    if !isUsable(length) { report(.lengthOutOfRange(section: section, property: property)) }
  }

  mutating func visit(_ environment: Environment) {
    check(environment.bounds.width, .environment)
    check(environment.bounds.height, .environment)
    check(environment.displayScale > 0 ? environment.displayScale : .nan, .environment)
    check(environment.safeAreaInsets, .environment)
    check(environment.layoutMargins, .environment)
  }
}

extension Section {
  /// The maximum number of subitems in a section, including nested ones.
  public static let subitemLimit = 10_000
  /// The maximum number of cells in one repetition of a section's group.
  public static let slotLimit = 100_000
}

extension NonFinite {
  /// Creates the case for a value; nil if the value is finite.
  public init?(_ value: Double) {
    if value.isFinite { return nil }
    self = value.isNaN ? .nan : value > 0 ? .infinity : .negativeInfinity
  }
}
