/// The colours of a picture, for light and for dark pages.
enum SVGPalette {
  /// The colours of fill, line and text, for light and dark pages.
  private struct Tone {
    var name: String
    var light: (fill: String, line: String, text: String)
    var dark: (fill: String, line: String, text: String)
  }

  /// How many sections have a colour of their own; further ones repeat the colours.
  static let sectionTones = 5

  private static let tones: [Tone] = [
    Tone(name: "s0", light: ("#dbeafe", "#3b82f6", "#1e3a8a"), dark: ("#172f57", "#60a5fa", "#dbeafe")),
    Tone(name: "s1", light: ("#d1fae5", "#10b981", "#064e3b"), dark: ("#0c3a2e", "#34d399", "#d1fae5")),
    Tone(name: "s2", light: ("#ede9fe", "#8b5cf6", "#4c1d95"), dark: ("#2f2358", "#a78bfa", "#ede9fe")),
    Tone(name: "s3", light: ("#cffafe", "#06b6d4", "#164e63"), dark: ("#0b3a46", "#22d3ee", "#cffafe")),
    Tone(name: "s4", light: ("#fce7f3", "#ec4899", "#831843"), dark: ("#4a1535", "#f472b6", "#fce7f3")),
    Tone(name: "supplementary", light: ("#fef3c7", "#d97706", "#78350f"), dark: ("#45300b", "#fbbf24", "#fef3c7")),
    Tone(name: "badge", light: ("#fee2e2", "#dc2626", "#7f1d1d"), dark: ("#571a1a", "#f87171", "#fee2e2")),
    Tone(name: "decoration", light: ("#f3f4f6", "#9ca3af", "#4b5563"), dark: ("#21262d", "#8b949e", "#c9d1d9")),
  ]

  /// The style sheet, one rule a line. It has the colours twice, for light and for dark pages.
  static var rules: [String] {
    shapes + rules(paper: "#ffffff", ink: "#374151", faint: "#6b7280", screen: "#111827", group: "#be185d") { $0.light }
      + ["@media (prefers-color-scheme: dark) {"]
      + rules(paper: "#0d1117", ink: "#d1d5db", faint: "#9ca3af", screen: "#e5e7eb", group: "#f9a8d4") { $0.dark }.map { "  " + $0 }
      + ["}"]
  }

  private static let shapes = [
    "text { font-family: -apple-system, 'Segoe UI', Helvetica, Arial, 'Noto Sans CJK KR', 'Noto Sans', sans-serif; }",
    ".supplementary { stroke-width: 1.5; } .badge { stroke-width: 2; } .decoration { stroke-dasharray: 5 3; }",
    ".group { fill: none; stroke-dasharray: 1.5 2.5; } .away { opacity: 0.5; }",
    ".on-group { stroke-width: 3; stroke-linejoin: round; paint-order: stroke; }",
    ".screen, .safe { fill: none; } .screen { stroke-width: 3; } .safe { stroke-dasharray: 4 4; }",
  ]

  private static func rules(
    paper: String, ink: String, faint: String, screen: String, group: String,
    _ light: (Tone) -> (fill: String, line: String, text: String)
  ) -> [String] {
    tones.map { tone in
      ".\(tone.name) { fill: \(light(tone).fill); stroke: \(light(tone).line); } .on-\(tone.name) { fill: \(light(tone).text); }"
    } + [
      ".group { stroke: \(group); } .on-group { fill: \(group); stroke: \(paper); }", ".paper { fill: \(paper); } .ink { fill: \(ink); }",
      ".faint { fill: \(faint); } .screen { stroke: \(screen); } .safe { stroke: \(faint); }",
    ]
  }
}

extension Scene.Box {
  /// The CSS class that colours it.
  var tone: String {
    switch category {
    case .cell: "s\((section ?? 0) % SVGPalette.sectionTones)"
    case .supplementary: isBadge ? "badge" : "supplementary"
    case .decoration: "decoration"
    case .group: "group"
    }
  }
}
