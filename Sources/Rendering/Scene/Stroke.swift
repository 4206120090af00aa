/// The stroke of a line. Where two lines meet, a junction is drawn if Unicode has a character for it.
enum Stroke: UInt8, Sendable {
  case none, light, heavy, double
}

/// The dash pattern of a line. Junctions are solid.
enum Dash: UInt8, Sendable {
  case none, dashed, tripled, dotted
}

/// The strokes from the centre of a character to its four sides.
struct Arms: Equatable, Hashable, Sendable {
  var north = Stroke.none
  var east = Stroke.none
  var south = Stroke.none
  var west = Stroke.none

  var all: [Stroke] { [north, east, south, west] }
  var isEmpty: Bool { north == .none && east == .none && south == .none && west == .none }
  var isHorizontal: Bool { north == .none && south == .none && !isEmpty }
  var isVertical: Bool { east == .none && west == .none && !isEmpty }

  func drawn(as stroke: Stroke) -> Arms {
    func arm(_ own: Stroke) -> Stroke { own == .none ? .none : stroke }
    return Arms(north: arm(north), east: arm(east), south: arm(south), west: arm(west))
  }
}

/// The properties, besides arms, that determine a character.
struct LineLook: Equatable, Sendable {
  /// The stroke of the box in front, which is used for a junction if Unicode has no character for its mixed strokes.
  var stroke = Stroke.light
  var dash = Dash.none
  /// Whether light corners are round.
  var isRound = false
}

extension Arms {
  /// The box-drawing character, or a space without any arms.
  func character(_ look: LineLook) -> Unicode.Scalar {
    if isEmpty { return " " }
    if look.dash != .none, let broken = broken(look.dash) { return broken }
    if look.isRound, let arc = Self.arcs[number] { return arc }
    if let known = Self.characters[number] { return known }
    return Self.characters[drawn(as: look.stroke).number] ?? " "
  }

  /// A number below 256 for each combination of strokes.
  private var number: Int { Int(north.rawValue) << 6 | Int(east.rawValue) << 4 | Int(south.rawValue) << 2 | Int(west.rawValue) }

  func asciiCharacter(_ look: LineLook) -> Unicode.Scalar {
    if isEmpty { return " " }
    let style = AsciiStyle(look)
    if isHorizontal { return style.horizontal }
    if isVertical { return style.vertical }
    return style.junction
  }

  private func broken(_ dash: Dash) -> Unicode.Scalar? {
    let stroke = isHorizontal ? east : north
    guard stroke == .light || stroke == .heavy else { return nil }
    let isAcross = self == Arms(east: stroke, west: stroke)
    guard isAcross || self == Arms(north: stroke, south: stroke) else { return nil }
    let isHeavy = stroke == .heavy
    switch dash {
    case .none: return nil
    case .dashed: return isHeavy ? (isAcross ? "╍" : "╏") : isAcross ? "╌" : "╎"
    case .tripled: return isHeavy ? (isAcross ? "┅" : "┇") : isAcross ? "┄" : "┆"
    case .dotted: return isHeavy ? (isAcross ? "┉" : "┋") : isAcross ? "┈" : "┊"
    }
  }
}

private struct AsciiStyle {
  var horizontal: Unicode.Scalar
  var vertical: Unicode.Scalar
  var junction: Unicode.Scalar

  init(_ look: LineLook) {
    switch (look.stroke, look.dash) {
    case (.heavy, .dashed): (horizontal, vertical, junction) = ("_", "!", "+")
    case (_, .dashed): (horizontal, vertical, junction) = ("~", "!", "+")
    case (.heavy, .dotted): (horizontal, vertical, junction) = (".", ":", "+")
    case (_, .dotted): (horizontal, vertical, junction) = ("'", ";", "+")
    case (.heavy, .tripled): (horizontal, vertical, junction) = (",", "i", "+")
    case (_, .tripled): (horizontal, vertical, junction) = ("`", "j", "+")
    case (.double, .none): (horizontal, vertical, junction) = ("=", "|", "+")
    case (.heavy, .none): (horizontal, vertical, junction) = ("#", "#", "#")
    case (.light, .none), (.none, .none): (horizontal, vertical, junction) = ("-", "|", "+")
    }
  }
}

// MARK: Characters

extension Arms {
  private static let arcs: [Unicode.Scalar?] = table(of: ["ES╭", "SW╮", "NE╰", "NW╯"])

  /// Unicode's box-drawing characters by their arms. A letter is a light arm, followed by `h` for heavy or `d` for double.
  private static let characters: [Unicode.Scalar?] = table(of: [
    "EW─", "EhWh━", "NS│", "NhSh┃", "ES┌", "EhS┍", "ESh┎", "EhSh┏", "SW┐", "SWh┑", "ShW┒", "ShWh┓", "NE└", "NEh┕", "NhE┖", "NhEh┗",
    "NW┘", "NWh┙", "NhW┚", "NhWh┛", "NES├", "NEhS┝", "NhES┞", "NESh┟", "NhESh┠", "NhEhS┡", "NEhSh┢", "NhEhSh┣", "NSW┤", "NSWh┥",
    "NhSW┦", "NShW┧", "NhShW┨", "NhSWh┩", "NShWh┪", "NhShWh┫", "ESW┬", "ESWh┭", "EhSW┮", "EhSWh┯", "EShW┰", "EShWh┱", "EhShW┲",
    "EhShWh┳", "NEW┴", "NEWh┵", "NEhW┶", "NEhWh┷", "NhEW┸", "NhEWh┹", "NhEhW┺", "NhEhWh┻", "NESW┼", "NESWh┽", "NEhSW┾", "NEhSWh┿",
    "NhESW╀", "NEShW╁", "NhEShW╂", "NhESWh╃", "NhEhSW╄", "NEShWh╅", "NEhShW╆", "NhEhSWh╇", "NEhShWh╈", "NhEShWh╉", "NhEhShW╊",
    "NhEhShWh╋", "EdWd═", "NdSd║", "EdS╒", "ESd╓", "EdSd╔", "SWd╕", "SdW╖", "SdWd╗", "NEd╘", "NdE╙", "NdEd╚", "NWd╛", "NdW╜", "NdWd╝",
    "NEdS╞", "NdESd╟", "NdEdSd╠", "NSWd╡", "NdSdW╢", "NdSdWd╣", "EdSWd╤", "ESdW╥", "EdSdWd╦", "NEdWd╧", "NdEW╨", "NdEdWd╩", "NEdSWd╪",
    "NdESdW╫", "NdEdSdWd╬", "W╴", "N╵", "E╶", "S╷", "Wh╸", "Nh╹", "Eh╺", "Sh╻", "EhW╼", "NSh╽", "EWh╾", "NhS╿", "Wd═", "Ed═", "Nd║", "Sd║",
  ])

  private static func table(of entries: [String]) -> [Unicode.Scalar?] {
    var table: [Unicode.Scalar?] = Array(repeating: nil, count: 256)
    for entry in entries {
      guard let character = entry.unicodeScalars.last else { continue }
      table[Arms(named: entry.dropLast()).number] = character
    }
    return table
  }

  private init(named name: Substring) {
    self.init()
    var side: Character = "N"
    for letter in name {
      if letter.isUppercase { side = letter }
      let stroke: Stroke = letter == "h" ? .heavy : letter == "d" ? .double : .light
      switch side {
      case "N": north = stroke
      case "E": east = stroke
      case "S": south = stroke
      default: west = stroke
      }
    }
  }
}
