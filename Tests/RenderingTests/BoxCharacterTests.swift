import Testing

@testable import Rendering

/// The characters of lines, compared with their Unicode names.
@Suite struct BoxCharacterTests {
  private static let strokes: [Stroke] = [.none, .light, .heavy, .double]

  private static let allArms: [Arms] = strokes.flatMap { north in
    strokes.flatMap { east in
      strokes.flatMap { south in strokes.map { Arms(north: north, east: east, south: south, west: $0) } }
    }
  }

  /// Where lines meet, the character has exactly their arms, with the same strokes if Unicode has such a character.
  @Test(arguments: [Stroke.light, .heavy, .double]) func everyMeetingHasItsArms(front: Stroke) throws {
    for arms in Self.allArms where !arms.isEmpty {
      let character = arms.character(LineLook(stroke: front))
      let named = try #require(Arms(unicodeNameOf: character), "\(arms)")
      // Unicode has no character for the end of a double line.
      let single = arms.all.filter { $0 != .none }
      if single.count == 1, single[0] == .double || front == .double { continue }
      #expect(named.drawn(as: .light) == arms.drawn(as: .light), "\(character) for \(arms)")
      if Set(arms.all.filter { $0 != .none }).isSubset(of: [.light, .heavy]) { #expect(named == arms, "\(character) for \(arms)") }
    }
  }

  @Test func brokenLinesAndArcsAreTheNamedOnes() {
    func name(_ arms: Arms, _ look: LineLook) -> String? { arms.character(look).properties.name }
    let across = Arms(east: .light, west: .light)
    let down = Arms(north: .light, south: .light)
    #expect(name(across, LineLook(dash: .dashed)) == "BOX DRAWINGS LIGHT DOUBLE DASH HORIZONTAL")
    #expect(name(down, LineLook(dash: .dashed)) == "BOX DRAWINGS LIGHT DOUBLE DASH VERTICAL")
    #expect(name(across, LineLook(dash: .dotted)) == "BOX DRAWINGS LIGHT QUADRUPLE DASH HORIZONTAL")
    #expect(name(down, LineLook(dash: .dotted)) == "BOX DRAWINGS LIGHT QUADRUPLE DASH VERTICAL")
    #expect(name(Arms(east: .light, south: .light), LineLook(isRound: true)) == "BOX DRAWINGS LIGHT ARC DOWN AND RIGHT")
    #expect(name(Arms(north: .light, west: .light), LineLook(isRound: true)) == "BOX DRAWINGS LIGHT ARC UP AND LEFT")
  }

  @Test func asciiLinesAreASCII() {
    for arms in Self.allArms {
      for dash in [Dash.none, .dashed, .dotted] {
        for stroke in Self.strokes { #expect(arms.asciiCharacter(LineLook(stroke: stroke, dash: dash)).isASCII) }
      }
    }
  }
}

extension Arms {
  /// Reads a character's name: `BOX DRAWINGS DOWN LIGHT AND RIGHT UP HEAVY`, `BOX DRAWINGS LEFT HEAVY AND RIGHT DOWN LIGHT`.
  init?(unicodeNameOf character: Unicode.Scalar) {
    // A half block is a thick line.
    switch character {
    case "▀", "▄": self = Arms(east: .light, west: .light)
    case "▌", "▐": self = Arms(north: .light, south: .light)
    default: self.init(boxNamed: character)
    }
  }

  private init?(boxNamed character: Unicode.Scalar) {
    guard let name = character.properties.name, name.hasPrefix("BOX DRAWINGS ") else { return nil }
    self.init()
    let weights = ["LIGHT": Stroke.light, "HEAVY": .heavy, "DOUBLE": .double, "SINGLE": .light]
    var words = name.split(separator: " ").dropFirst(2).map(String.init)
    if let dash = words.firstIndex(of: "DASH") { words.removeSubrange(dash - 1...dash) }
    words.removeAll { $0 == "ARC" }
    // A weight precedes its directions if it is the only one, and follows them otherwise.
    if words.count(where: { weights[$0] != nil }) == 1, let stroke = weights[words[0]] {
      for word in words.dropFirst() { set(word, stroke) }
      return
    }
    for part in words.split(separator: "AND") {
      guard let stroke = part.compactMap({ weights[$0] }).first else { return nil }
      for word in part { set(word, stroke) }
    }
  }

  private mutating func set(_ direction: String, _ stroke: Stroke) {
    if direction == "UP" || direction == "VERTICAL" { north = stroke }
    if direction == "DOWN" || direction == "VERTICAL" { south = stroke }
    if direction == "RIGHT" || direction == "HORIZONTAL" { east = stroke }
    if direction == "LEFT" || direction == "HORIZONTAL" { west = stroke }
  }
}
