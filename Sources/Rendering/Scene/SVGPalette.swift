import CompositionalLayout

/// The colours of a picture, for light and for dark pages.
///
/// Text has a contrast of at least 4.5 to its background, and lines have one of at least 3. The fills of neighbouring sections differ in
/// luminance.
enum SVGPalette {
  struct Colours {
    var fill: String
    var line: String
    var text: String
  }

  struct Tone {
    var name: String
    var light: Colours
    var dark: Colours
    /// The dash pattern of the line; nil for a solid line.
    var dashes: String?

    init(_ name: String, light: (String, String, String), dark: (String, String, String), dashes: String? = nil) {
      self.name = name
      self.dashes = dashes
      self.light = Colours(fill: light.0, line: light.1, text: light.2)
      self.dark = Colours(fill: dark.0, line: dark.1, text: dark.2)
    }
  }

  /// The colours of a page except those of boxes. Outlines of groups have a colour for each depth.
  struct PageColors {
    var paper: String
    var ink: String
    var faint: String
    var screen: String
    var groups: [String]
    var space: String
  }

  static let light = PageColors(
    paper: "#ffffff", ink: "#374151", faint: "#57606a", screen: "#111827", groups: ["#85073c", "#520ab8", "#752b06", "#044b4b"],
    space: "#b4235a")
  static let dark = PageColors(
    paper: "#0d1117", ink: "#d1d5db", faint: "#9ca3af", screen: "#e5e7eb", groups: ["#fcbdd7", "#dcc5fc", "#f5ca46", "#0ce8c4"],
    space: "#f9a8d4")

  /// The tones of sections. Light and strong fills alternate, and each pair has its own dashes, so that all can be distinguished without
  /// colours. Further sections repeat them with thicker lines.
  static let sections = [
    Tone("s0", light: ("#e6f0fc", "#357bdb", "#0d264a"), dark: ("#14253c", "#6ea4ef", "#e4effe")),
    Tone("s1", light: ("#88dcb9", "#136c47", "#082d1d"), dark: ("#194b36", "#14b974", "#bbfbe1")),
    Tone("s2", light: ("#f4ebfd", "#9e5ae2", "#37105e"), dark: ("#31184a", "#bf8bf2", "#f4e9fe"), dashes: "8 2"),
    Tone("s3", light: ("#99d6e2", "#156979", "#092b31"), dark: ("#1b4852", "#17b1cf", "#cdf4fc"), dashes: "8 2"),
    Tone("s4", light: ("#fdeaf1", "#dc3c7f", "#4c0d28"), dark: ("#401627", "#f07cad", "#fee8f1"), dashes: "2 2"),
    Tone("s5", light: ("#b1d97a", "#456a13", "#1d2b08"), dark: ("#344818", "#71b314", "#d4faa0"), dashes: "2 2"),
    Tone("s6", light: ("#efedfd", "#7d68e4", "#23146e"), dark: ("#251b52", "#a595f3", "#efecfe"), dashes: "8 2 2 2"),
    Tone("s7", light: ("#e9c4b2", "#9c461b", "#401d0b"), dark: ("#633721", "#ec8755", "#fdeae0"), dashes: "8 2 2 2"),
  ]

  /// The number of line thicknesses, after which tones repeat.
  static let rounds = 3

  static let others = [
    Tone("supplementary", light: ("#fef3c7", "#b45309", "#78350f"), dark: ("#45300b", "#fbbf24", "#fef3c7")),
    Tone("badge", light: ("#fee2e2", "#dc2626", "#7f1d1d"), dark: ("#571a1a", "#f87171", "#fee2e2")),
    Tone("decoration", light: ("#f3f4f6", "#6b7280", "#374151"), dark: ("#21262d", "#8b949e", "#c9d1d9")),
  ]

  /// From unchanged to most different, then new.
  static let changes = [
    Tone("w0", light: ("#eef1f4", "#6b7280", "#1f2937"), dark: ("#22272e", "#8b949e", "#dfe5eb")),
    Tone("w1", light: ("#fff3c4", "#a16207", "#5c3a05"), dark: ("#453a0c", "#eab308", "#fef3c7")),
    Tone("w2", light: ("#fed7aa", "#c2410c", "#6b2308"), dark: ("#5c2c0b", "#fb923c", "#ffe8d5")),
    Tone("w3", light: ("#fca5a5", "#b91c1c", "#5c0d0d"), dark: ("#6e1717", "#fca5a5", "#fee2e2")),
    Tone("w4", light: ("#e879a0", "#831843", "#3d0620"), dark: ("#86123f", "#f9a8d4", "#fde7f2")),
    Tone("new", light: ("#88dcb9", "#136c47", "#082d1d"), dark: ("#194b36", "#14b974", "#bbfbe1")),
  ]

  static let tones = sections + others + changes

  /// The style sheet, one rule per line, with the colours for light and for dark pages. Its rules apply only within the element with the
  /// identifier `scope`.
  ///
  /// - Parameter used: The names of the tones that the picture uses.
  static func rules(within scope: String, for used: Set<String>) -> [String] {
    let tones = tones.filter { used.contains($0.name) }
    let colours =
      rules(light, tones) { $0.light } + ["@media (prefers-color-scheme: dark) {"] + rules(dark, tones) { $0.dark } + ["}"]
    let dashes = tones.compactMap { tone in tone.dashes.map { ".\(tone.name) { stroke-dasharray: \($0); }" } }
    return (shapes + dashes + colours).map { rule in
      guard !rule.hasPrefix("@"), !rule.hasPrefix("}") else { return rule }
      return rule.split(separator: "\n").map { scoped($0, within: scope) }.joined(separator: " ")
    }
  }

  /// Restricts each selector of a rule to the element `scope`.
  private static func scoped(_ rule: Substring, within scope: String) -> String {
    let parts = rule.split(separator: "{", maxSplits: 1)
    return parts[0].split(separator: ",").map { "#\(scope) \($0.drop { $0 == " " })" }.joined(separator: ", ") + "{" + parts[1]
  }

  private static let shapes = [
    "text { font-family: -apple-system, 'Segoe UI', Helvetica, Arial, 'Noto Sans CJK KR', 'Noto Sans', sans-serif; }",
    ".supplementary { stroke-width: 1.5; }\n.badge { stroke-width: 2; }\n.decoration { stroke-dasharray: 5 3; }",
    ".again1 { stroke-width: 2; }\n.again2 { stroke-width: 3; }\n.away { opacity: 0.5; }\n.group { fill: none; }",
    ".d0 { stroke-width: 2.5; stroke-dasharray: 2 3; }\n.d1 { stroke-width: 1.75; stroke-dasharray: 6 3; }",
    ".d2 { stroke-width: 1.75; stroke-dasharray: 1.5 2; }\n.d3 { stroke-width: 1.25; stroke-dasharray: 8 2 2 2; }",
    ".label { stroke-width: 3; stroke-linejoin: round; paint-order: stroke; }",
    ".screen { fill: none; stroke-width: 3; }\n.safe { fill: none; stroke-dasharray: 4 4; }",
    ".mark { stroke-width: 1.2; fill: none; }\n.gap, .inset, .flexible { stroke-width: 0.75; }",
    ".ghost { fill: none; stroke-width: 1.5; stroke-dasharray: 3 3; }\n.arrow { fill: none; stroke-width: 1.5; }",
  ]

  private static func rules(_ page: PageColors, _ tones: [Tone], _ colours: (Tone) -> Colours) -> [String] {
    tones.map { tone in
      let own = colours(tone)
      return ".\(tone.name) { fill: \(own.fill); stroke: \(own.line); }\n.on-\(tone.name) { fill: \(own.text); stroke: \(own.fill); }"
    }
      + page.groups.enumerated().map { depth, colour in
        ".d\(depth) { stroke: \(colour); }\n.on-d\(depth) { fill: \(colour); stroke: \(page.paper); }"
      } + [
        ".paper { fill: \(page.paper); }\n.ink { fill: \(page.ink); }\n.faint { fill: \(page.faint); }",
        ".screen { stroke: \(page.screen); }\n.safe { stroke: \(page.faint); }",
        ".mark, .gap, .inset, .flexible { stroke: \(page.space); }\n.on-space { fill: \(page.space); stroke: \(page.paper); }",
        ".ghost, .arrow { stroke: \(page.ink); }\n.head { fill: \(page.ink); }\n.on-ghost { fill: \(page.ink); stroke: \(page.paper); }",
      ]
  }
}

extension Scene.Box {
  var tone: String {
    if let change { return change.tone }
    switch category {
    case .cell: return SVGPalette.sections[(section ?? 0) % SVGPalette.sections.count].name
    case .supplementary: return isBadge ? "badge" : "supplementary"
    case .decoration: return "decoration"
    case .group: return "d\(depth % SVGPalette.light.groups.count)"
    }
  }

  var classes: String {
    let round = category == .cell && change == nil ? (section ?? 0) / SVGPalette.sections.count % SVGPalette.rounds : 0
    return (category == .group ? "group " : "box ") + tone + (round > 0 ? " again\(round)" : "")
  }
}

extension Scene.BoxChange {
  var tone: String {
    switch self {
    case .new: "new"
    case .same: "w0"
    case .moved(_, let share): "w\(1 + clampedFloor(max(0, share) * 3.999, to: 0...3))"
    }
  }
}
