import CommandLanguage
import Wording

/// What somebody asks of how a screen looks rather than of where things are: `dark mode`, `set tint color red`.
enum AppearanceWords {
  private static let matters: Set<String> = [
    "dark", "tint", "tintcolor", "backgroundcolor", "color", "colour", "font", "shadow", "rounded", "corner", "corners", "cornerradius",
    "border", "opacity", "alpha", "blur",
  ]

  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = tried.words.map { $0.lowercased() }
    let asks = words.contains { matters.contains($0) }
    guard asks, words.count < 6, !words.contains("size") else { return nil }
    return .offering(
      verbatim: "help parity", message: "colours, fonts and dark mode move no frame: Galley knows where things are, not how they look")
  }
}
