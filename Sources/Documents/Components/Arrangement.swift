import CommandLanguage
import CompositionalLayout
import Localization

/// The way a group is filled, as arguments of UIKit's factories. The arguments may contradict each other until `expectFactory` checks them.
package struct Arrangement: Equatable, Sendable {
  package enum Direction: String, CaseIterable, Sendable {
    case horizontal, vertical, custom
  }

  package var direction: Direction
  /// The argument of `subitem:count:`, which divides the group into equal slots.
  package var count: Int?
  /// The argument of `repeatingSubitem:count:`, which repeats the subitem at its own size.
  package var repeatingSubitem: Int?
  /// The frames that a custom group's item provider returns; nil for other groups.
  package var frames: [CustomItem]?

  package init(direction: Direction, count: Int? = nil, repeatingSubitem: Int? = nil, frames: [CustomItem]? = nil) {
    self.direction = direction
    self.count = count
    self.repeatingSubitem = repeatingSubitem
    self.frames = frames
  }

  /// The axis along which the subitems follow each other; nil for a custom group.
  var axis: Axis? {
    switch direction {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .custom: nil
    }
  }

  func content(of subitems: [Subitem]) -> Group.Content {
    guard let axis else { return .custom(frames ?? []) }
    guard let first = subitems.first else { return .subitems(axis, []) }
    if let count { return .count(axis, first, count: count) }
    if let repeatingSubitem { return .repeating(axis, first, count: repeatingSubitem) }
    return .subitems(axis, subitems)
  }
}

/// The source ranges of a group's parts and properties in the line that defines the group or sets one of its properties.
package struct TypedGroup {
  /// The names of the subitems, if the line lists them.
  var parts: [Word] = []
  var properties: [Word]

  package init(parts: [Word], pairs: [Pair]) {
    self.parts = parts
    properties = pairs.map { $0.name }
  }

  package init(property: Word) { properties = [property] }

  /// The location of a property, whichever of its names is used; the end of the line if it is missing.
  fileprivate func place(of name: PropertyName) -> Diagnostic.Location {
    let word = properties.last { Component.properties(of: .group).property(named: $0.text)?.key == name }
    return word.map { .bytes($0.range) } ?? .end
  }
}

/// The requirements of UIKit's factories (layout-rules 13.5, 13.6).
extension Component {
  /// Throws if this is a group that no factory can make.
  package func expectFactory(_ typed: @autoclosure () -> TypedGroup) throws(Diagnostic) {
    guard let arrangement else { return }
    if arrangement.direction == .custom {
      try arrangement.expectFrames(typed)
    } else {
      try arrangement.expectSubitems(parts.subitems, typed)
      try arrangement.expectCount(parts.subitems, typed)
    }
  }
}

extension Arrangement {
  private static let nothingInside = Fault.groupWithoutSubitems(section: 0).uiKitText

  fileprivate func expectFrames(_ typed: () -> TypedGroup) throws(Diagnostic) {
    if let part = typed().parts.first {
      throw Diagnostic(.framesOrSubitems, "a custom group has frames, not subitems", at: .bytes(part.range))
    }
    for (name, value) in [(PropertyName.count, count), (.repeating, repeatingSubitem)] where value != nil {
      throw Diagnostic(.framesOrSubitems, "a custom group has frames and cannot repeat a subitem", at: typed().place(of: name))
    }
    guard frames == nil else { return }
    throw Diagnostic(
      .noFrames, "a custom group needs frames", at: typed().place(of: .frames),
      notes: ["accepted: \(Notation<[CustomItem]>.frames.type.accepts)"], uikit: Self.nothingInside)
  }

  fileprivate func expectSubitems(_ subitems: [String], _ typed: () -> TypedGroup) throws(Diagnostic) {
    guard frames == nil else {
      throw Diagnostic(
        .framesOrSubitems, "a \(direction.rawValue) group has subitems, not frames", at: typed().place(of: .frames),
        notes: ["to lay out by frames, use 'define group NAME custom'"])
    }
    guard subitems.isEmpty else { return }
    throw Diagnostic(
      .noSubitems, "a group needs at least one subitem", at: .end, notes: ["list them after 'of'"], uikit: Self.nothingInside)
  }

  fileprivate func expectCount(_ subitems: [String], _ typed: () -> TypedGroup) throws(Diagnostic) {
    guard let axis, let number = count ?? repeatingSubitem else { return }
    let name = count == nil ? PropertyName.repeating : .count
    if count != nil && repeatingSubitem != nil {
      throw Diagnostic(.countOrRepeating, "a group can have count or repeating, but not both", at: typed().place(of: .repeating))
    }
    guard number >= 1 else {
      throw Diagnostic(
        .nothingRepeated, "a group must repeat its subitem at least once, not \(number) times", at: typed().place(of: name),
        notes: ["accepted: \(Notation<Int>.repetitions.type.accepts)"], uikit: Fault.countBelowOne(section: 0, axis: axis).uiKitText)
    }
    guard subitems.count > 1 else { return }
    throw Diagnostic(
      .oneSubitemExpected, "a group with count repeats one subitem, but this group has \(subitems.count)",
      at: typed().parts.dropFirst().first.map { .bytes($0.range) } ?? typed().place(of: name))
  }
}
