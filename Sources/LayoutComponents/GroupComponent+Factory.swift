import CommandLanguage
import CompositionalLayout
import Wording

/// Where the parts of a group stand that is defined, or of which a property is set.
struct TypedGroup {
  /// The subitems, where they are named.
  var parts: [Word] = []
  /// The names of properties.
  var properties: [Word]

  init(parts: [Word], pairs: [Pair]) {
    self.parts = parts
    properties = pairs.map(\.name)
  }

  init(property: Word) { properties = [property] }

  /// Where a property is named, whichever of its names it is; else the end, where it is missing.
  fileprivate func place(of name: String) -> Diagnostic.Place {
    let word = properties.last { GroupComponent.properties.property(named: $0.text)?.name == name }
    return word.map { .bytes($0.range) } ?? .end
  }
}

/// What UIKit's factories demand of a group (layout-rules 13.5, 13.6).
extension GroupComponent {
  func expectFactory(_ typed: TypedGroup) throws(Diagnostic) {
    if direction == .custom {
      try expectFrames(typed)
    } else {
      try expectSubitems(typed)
      try expectCount(typed)
    }
  }

  private func expectFrames(_ typed: TypedGroup) throws(Diagnostic) {
    if let part = typed.parts.first {
      throw Diagnostic(.framesOrSubitems, "a custom group has frames, not subitems", at: .bytes(part.range))
    }
    for (name, value) in [("count", count), ("repeating", repeatingSubitem)] where value != nil {
      throw Diagnostic(.framesOrSubitems, "a custom group has frames, and nothing that is repeated", at: typed.place(of: name))
    }
    guard frames == nil else { return }
    throw Diagnostic(
      .noFrames, "a custom group needs frames", at: typed.place(of: "frames"),
      notes: ["accepted: \(Notation<[CustomItem]>.frames.type.accepts)"], uikit: Fault.groupWithoutSubitems(section: 0).uiKitText)
  }

  private func expectSubitems(_ typed: TypedGroup) throws(Diagnostic) {
    guard frames == nil else {
      throw Diagnostic(
        .framesOrSubitems, "a \(direction.rawValue) group has subitems, not frames", at: typed.place(of: "frames"),
        notes: ["'define group NAME custom' makes a group of frames"])
    }
    guard subitems.isEmpty else { return }
    throw Diagnostic(
      .noSubitems, "a group needs at least one subitem", at: .end, notes: ["'of NAME...' names them"],
      uikit: Fault.groupWithoutSubitems(section: 0).uiKitText)
  }

  private func expectCount(_ typed: TypedGroup) throws(Diagnostic) {
    guard let number = count ?? repeatingSubitem else { return }
    let name = count == nil ? "repeating" : "count"
    if count != nil && repeatingSubitem != nil {
      throw Diagnostic(.countOrRepeating, "a group has a count or a repeating, not both", at: typed.place(of: "repeating"))
    }
    guard number >= 1 else {
      throw Diagnostic(
        .nothingRepeated, "a group repeats its subitem at least once, not \(number) times", at: typed.place(of: name),
        notes: ["accepted: \(Notation<Int>.repetitions.type.accepts)"],
        uikit: Fault.countBelowOne(section: 0, axis: direction == .horizontal ? .horizontal : .vertical).uiKitText)
    }
    guard subitems.count > 1 else { return }
    throw Diagnostic(
      .oneSubitemExpected, "a group with a count repeats one subitem, and this one has \(subitems.count)",
      at: typed.parts.dropFirst().first.map { .bytes($0.range) } ?? typed.place(of: name))
  }
}
