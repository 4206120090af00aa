/// Something in a layout that UIKit would have refused or complained about, or that the engine limits.
///
/// The layout is still solved: with UIKit's result if that is known, otherwise with the simplest one. UIKit's message is ``uiKitText``.
/// Numbers in brackets are layout-rules.
public enum Fault: Hashable, Sendable {
  /// The provider has no section for one that has items (layout-rules 13.1).
  case sectionMissing(section: Int)
  /// Not even a group's first subitem fits into it (13.2 a); the section shows no cells.
  case subitemDoesNotFit(GroupSite)
  /// A group's insets, or those around it, leave no room (13.2 b).
  case noRoomForGroup(GroupSite)
  /// Two supplementary items of a section have the same kind (13.3); all are laid out. The kinds are in order.
  case duplicateElementKinds(section: Int, kinds: [String])
  /// A group without subitems (13.5); it shows no cells.
  case groupWithoutSubitems(section: Int)
  /// A group that repeats its subitem less than once (13.6); it shows no cells.
  case countBelowOne(section: Int, axis: Axis)
  /// A dimension that is not finite (13.8); NaN counts as 0, an infinity as 10^15 points.
  case dimensionNotFinite(section: Int?, form: Dimension.Form, value: NonFinite)
  /// An absolute or estimated length in points that is not above zero; it is used all the same (13.9).
  case dimensionNotPositive(section: Int?, form: Dimension.Form, value: Double)
  /// Another length that is NaN or exceeds the engine's limit of 10^15 points; NaN counts as 0, the rest is clamped to the limit.
  case lengthOutOfRange(section: Int?, property: LengthProperty)
  /// Groups nested deeper than ``Group/nestingLimit``; the section shows no cells.
  case groupsNestedTooDeeply(section: Int)
  /// A section described by more than ``Section/subitemLimit`` subitems; it shows no cells.
  case tooManySubitems(section: Int)
  /// A group whose repetition would hold more than ``Section/slotLimit`` cells; it shows none.
  case tooManySlots(section: Int)
  /// More items in a section than ``Solution/itemLimit``; the items beyond the limit are not laid out.
  case tooManyItems(section: Int)
}

/// The group a fault is about, and the sizes it was laid out in.
public struct GroupSite: Hashable, Sendable {
  /// The first of the data's sections in which it occurs.
  public var section: Int
  /// The group.
  public var group: Group
  /// The group's outer size, in points.
  public var size: Size
  /// The size that the group's own fractions refer to, in points: the section's container, or the inside of the group around it.
  public var outerSize: Size
  /// The section's container: the bounds less the insets of the reference, in points.
  public var container: Size
  /// The insets by which the container is smaller than the bounds, in points.
  public var containerInsets: DirectionalEdgeInsets
  /// The guide those insets come from.
  public var reference: ContentInsetsReference
  /// The collection view's bounds, in points.
  public var bounds: Size

  /// What is left for subitems: the group's size less its insets, in points. It may be negative.
  public var effectiveSize: Size { size.inset(by: group.contentInsets) }
}

/// The non-finite numbers.
public enum NonFinite: String, Hashable, Sendable, CaseIterable {
  /// Not a number.
  case nan
  /// Positive infinity.
  case infinity
  /// Negative infinity.
  case negativeInfinity
}

/// The property whose length is out of range. A type with such a length of its own declares its name beside it.
public struct LengthProperty: Hashable, Sendable {
  /// Apple's name of it, such as `interGroupSpacing`.
  public let name: String

  /// A width or height, finite but beyond the limit.
  public static let dimension = LengthProperty(name: "dimension")
  /// Insets of an item, group, section, boundary item or decoration.
  public static let contentInsets = LengthProperty(name: "contentInsets")
  /// Space outside an item or group.
  public static let edgeSpacing = LengthProperty(name: "edgeSpacing")
  /// Space between the items of a group.
  public static let interItemSpacing = LengthProperty(name: "interItemSpacing")
  /// Space between sections.
  public static let interSectionSpacing = LengthProperty(name: "interSectionSpacing")
  /// The offset of an anchor or of a boundary item.
  public static let offset = LengthProperty(name: "offset")
  /// The frame of a custom item.
  public static let frame = LengthProperty(name: "frame")
  /// The size, scale or a guide of the environment.
  public static let environment = LengthProperty(name: "environment")
}

extension Fault {
  /// The first of the data's sections in which the fault occurs; nil for the layout as a whole.
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

  /// What UIKit does about it.
  public var gravity: Gravity {
    switch self {
    case .sectionMissing, .subitemDoesNotFit, .noRoomForGroup, .duplicateElementKinds, .groupWithoutSubitems, .countBelowOne,
      .dimensionNotFinite:
      .raises
    case .dimensionNotPositive: .logs
    case .lengthOutOfRange, .groupsNestedTooDeeply, .tooManySubitems, .tooManySlots, .tooManyItems: .limit
    }
  }

  /// What UIKit does about a fault.
  public enum Gravity: String, Hashable, Sendable, CaseIterable {
    /// UIKit raises an exception.
    case raises
    /// UIKit logs a line and goes on.
    case logs
    /// UIKit does nothing; the limit is the engine's own.
    case limit
  }
}
