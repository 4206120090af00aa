/// A problem in a layout that UIKit would report, or a limit of the engine that the layout exceeds.
///
/// The layout is solved anyway: with UIKit's result if that is known, otherwise with the simplest one. ``uiKitText`` is UIKit's message.
/// Numbers in brackets are layout-rules.
public enum Fault: Hashable, Sendable {
  /// The provider returned no section for a section with items (layout-rules 13.1).
  case sectionMissing(section: Int)
  /// A group's first subitem does not fit into it (13.2 a); the section shows no cells.
  case subitemDoesNotFit(GroupSite)
  /// A group has no space for subitems because of its insets or those of its container (13.2 b).
  case noRoomForGroup(GroupSite)
  /// Two supplementary items of a section have the same kind (13.3); all are laid out. The kinds are sorted.
  case duplicateElementKinds(section: Int, kinds: [String])
  /// A group has no subitems (13.5); it shows no cells.
  case groupWithoutSubitems(section: Int)
  /// A group repeats its subitem less than once (13.6); it shows no cells.
  case countBelowOne(section: Int, axis: Axis)
  /// A dimension is not finite (13.8); NaN counts as 0, an infinity as 10^15 points.
  case dimensionNotFinite(section: Int?, form: Dimension.Form, value: NonFinite)
  /// An absolute or estimated length, in points, is not above zero (13.9); it is used anyway.
  case dimensionNotPositive(section: Int?, form: Dimension.Form, value: Double)
  /// Some other length is NaN or exceeds the engine's limit of 10^15 points. NaN counts as 0; other values are clamped to the limit.
  case lengthOutOfRange(section: Int?, property: LengthProperty)
  /// Groups are nested deeper than ``Group/nestingLimit``; the section shows no cells.
  case groupsNestedTooDeeply(section: Int)
  /// A section has more than ``Section/subitemLimit`` subitems; it shows no cells.
  case tooManySubitems(section: Int)
  /// A group would have more than ``Section/slotLimit`` cells per repetition; it shows no cells.
  case tooManySlots(section: Int)
  /// A section has more items than ``Solution/itemLimit``; the items beyond the limit are not laid out.
  case tooManyItems(section: Int)
}

/// The group that has a fault, and the sizes used to lay it out.
public struct GroupSite: Hashable, Sendable {
  /// The first section of the data in which the fault occurs.
  public var section: Int
  /// The group.
  public var group: Group
  /// The group's outer size, in points.
  public var size: Size
  /// The size to which the group's fractions refer, in points: the section's container, or the inner size of the enclosing group.
  public var outerSize: Size
  /// The section's container, in points: the bounds minus the insets of the reference.
  public var container: Size
  /// The insets of the section's reference, in points.
  public var containerInsets: DirectionalEdgeInsets
  /// The guide that has these insets.
  public var reference: ContentInsetsReference
  /// The collection view's bounds, in points.
  public var bounds: Size

  package static let zero = GroupSite(
    section: 0,
    group: Group(content: .custom([]), layoutSize: LayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))),
    size: .zero, outerSize: .zero, container: .zero, containerInsets: .zero, reference: .automatic, bounds: .zero)

  /// The size for subitems, in points: the group's size minus its insets. It may be negative.
  public var effectiveSize: Size { size.inset(by: group.contentInsets) }
}

/// A number that is not finite.
public enum NonFinite: String, Hashable, Sendable, CaseIterable {
  /// Not a number.
  case nan
  /// Positive infinity.
  case infinity
  /// Negative infinity.
  case negativeInfinity
}

/// The property whose length is out of range. Types that have such a property add its name in an extension of this type.
public struct LengthProperty: Hashable, Sendable {
  /// Apple's name of the property, such as `interGroupSpacing`.
  public let name: String

  /// A width or height that is finite but beyond the limit.
  public static let dimension = LengthProperty(name: "dimension")
  /// The insets of an item, group, section, boundary item or decoration.
  public static let contentInsets = LengthProperty(name: "contentInsets")
  /// The space outside an item or group.
  public static let edgeSpacing = LengthProperty(name: "edgeSpacing")
  /// The spacing between the items of a group.
  public static let interItemSpacing = LengthProperty(name: "interItemSpacing")
  /// The spacing between sections.
  public static let interSectionSpacing = LengthProperty(name: "interSectionSpacing")
  /// The offset of an anchor or of a boundary item.
  public static let offset = LengthProperty(name: "offset")
  /// The frame of a custom item.
  public static let frame = LengthProperty(name: "frame")
  /// The size, scale, safe area or margins of the environment.
  public static let environment = LengthProperty(name: "environment")
}

extension Fault {
  /// The first section of the data in which the fault occurs; nil if it concerns the whole layout.
  public var section: Int? {
    switch self {
    case .sectionMissing(let section), .duplicateElementKinds(let section, _), .groupWithoutSubitems(let section),
      .countBelowOne(let section, _), .groupsNestedTooDeeply(let section), .tooManySubitems(let section),
      .tooManySlots(let section), .tooManyItems(let section):
      section
    case .subitemDoesNotFit(let site), .noRoomForGroup(let site): site.section
    case .dimensionNotFinite(let section, _, _), .dimensionNotPositive(let section, _, _), .lengthOutOfRange(let section, _): section
    }
  }

  /// UIKit's reaction to the fault.
  public var gravity: Gravity {
    switch self {
    case .sectionMissing, .subitemDoesNotFit, .noRoomForGroup, .duplicateElementKinds, .groupWithoutSubitems, .countBelowOne,
      .dimensionNotFinite:
      .raises
    case .dimensionNotPositive: .logs
    case .lengthOutOfRange, .groupsNestedTooDeeply, .tooManySubitems, .tooManySlots, .tooManyItems: .limit
    }
  }

  /// UIKit's reaction to a fault.
  public enum Gravity: String, Hashable, Sendable, CaseIterable {
    /// UIKit raises an exception.
    case raises
    /// UIKit logs a line and continues.
    case logs
    /// UIKit does not react; the limit is the engine's own.
    case limit
  }
}
