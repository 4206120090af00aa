import CommandLanguage
import Commands
import Documents
import Drawing
import LayoutComponents
import Snapshots
import Wording

/// What somebody asks of how a screen looks or feels rather than of where things are: `dark mode`, `set tint color red`, `tap a`.
enum AppearanceWords {
  private static let matters: Set<String> = [
    "dark", "tint", "tintcolor", "backgroundcolor", "color", "colour", "colors", "font", "shadow", "rounded", "corner", "cornerradius",
    "corners", "border", "opacity", "alpha", "blur", "red", "green", "blue", "yellow", "orange", "purple", "pink", "grey", "gray", "black",
    "separator", "separators", "divider", "dividers", "chevron", "checkmark", "accessory", "accessories", "white", "systemred",
    "systemblue", "systembackground", "userinterfacestyle",
  ]
  /// Words with which such a one is about a place.
  private static let places: Set<String> = ["size", "badge", "top", "right", "left", "bottom"]
  private static let modes: Set<String> = ["mode", "appearance", "theme", "userinterfacestyle", "style"]
  private static let touches: Set<String> = [
    "select", "deselect", "highlight", "tap", "click", "touch", "press", "focus", "longpress", "hover", "doubletap",
  ]

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if words.count > 1, ["long", "double"].contains(words[0]), touches.contains(words[1]) { return touching(tried, workspace.document) }
    if let first = words.first, touches.contains(first) { return touching(tried, workspace.document) }
    if words.contains("uiimage") || words.count > 2 && words[0] == "cell" && !contents.isDisjoint(with: words.dropFirst().prefix(2)) {
      return .offering(verbatim: "help content", message: "cells have no views: 'content' says what an item shows, and moves no frame")
    }
    let isAsked = words.contains { matters.contains($0) } && !words.contains { places.contains($0) }
    // A definition is refused for the very property that it has too many.
    let isOfAMode = words.contains("light") && words.contains(where: modes.contains)
    guard isAsked || isOfAMode, words.count < 14, words.first != "define" else { return nil }
    if isOfAMode || words.contains("dark") && !words.contains("background") {
      return .offering(verbatim: "help parity", message: "dark appearance changes no frame, and is left out")
    }
    guard words.contains("background"), !words.contains("mode") else { return .offering(verbatim: "help parity", message: looks) }
    let section = workspace.document.example(of: "someLayoutSection")
    return .offering(verbatim: "define background plate; add plate to \(section)", message: looks)
  }

  private static let contents: Set<String> = ["label", "titlelabel", "textlabel", "imageview", "image", "text", "title"]
  private static let looks: Phrase = "colours, fonts and dark mode move no frame: Galley knows where things are, not how they look"

  private static func touching(_ tried: TriedLine, _ document: Document) -> OtherWords<Workspace>.Reading {
    let items = document.view.pending.itemIdentifiers.map { quotedIfNeeded($0.name) }
    let item = tried.words.last { items.contains($0) } ?? document.example(of: "someItem")
    return .offering(
      verbatim: "frames \(item)", message: "touches and selection move no frame: Galley knows where things are, not what a finger does")
  }
}
