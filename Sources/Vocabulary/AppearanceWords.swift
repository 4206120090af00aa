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
  private static let reactions: Set<String> = ["selectable", "tappable", "clickable", "editable", "highlightable"]

  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = tried.text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if words.count > 1, ["long", "double"].contains(words[0]), touches.contains(words[1]) { return touching(tried, workspace.document) }
    if let first = words.first, touches.contains(first) || words.contains(where: reactions.contains) {
      return touching(tried, workspace.document)
    }
    if let line = showing(tried, workspace.document) { return .offering(verbatim: line, message: views) }
    if words.contains("uiimage") || words.count > 2 && words[0] == "cell" && !contents.isDisjoint(with: words.dropFirst().prefix(2)) {
      return .offering(verbatim: "help content", message: views)
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

  private static let views: Phrase = "cells have no views: 'content' says what an item shows, and moves no frame"
  private static let contents: Set<String> = ["label", "titlelabel", "textlabel", "imageview", "image", "text", "title"]
  private static let shown: Set<String> = ["label", "image", "text", "title", "subtitle", "caption", "icon", "picture", "photo"]
  private static let pictures: Set<String> = ["image", "icon", "picture", "photo"]
  private static let givers: Set<String> = ["set", "change", "give", "assign", "update", "put"]
  private static let between: Set<String> = [
    "the", "an", "of", "for", "to", "on", "in", "as", "with", "is", "=", "cell", "item", "cells", "items", "each", "every", "into",
  ]

  /// The line that gives an item content: `set the image of cell a`, `set b title to Hello`.
  private static func showing(_ tried: TriedLine, _ document: Document) -> String? {
    let words = (tried.spellings.last ?? tried).words.map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0 }
    let small = words.map { $0.lowercased() }
    guard givers.contains(small[0]), let place = small.dropFirst().firstIndex(where: shown.contains) else { return nil }
    let others = words.indices.dropFirst().filter { $0 != place && !between.contains(small[$0]) }
    let there = others.filter { document.view.pending.contains(item: document.view.identifier(for: words[$0])) }
    // Beside another name 'a' is an article.
    let named = there.first { words[$0] != "a" } ?? there.first
    let isLikely = document.view.pending.numberOfItems == 0 && (others.first.map { words[$0].count == 1 } ?? false)
    let item = named ?? (isLikely ? others.first : nil)
    let values = others.filter { $0 != item && small[$0] != "a" }.map { words[$0] }
    guard values.count < 2, item != nil || small.contains("cell") || small.contains("item"),
      values.allSatisfy({ decimal($0) == nil && PropertySentence.properties[$0.lowercased()] == nil })
    else { return nil }
    let value = quotedIfNeeded(values.first?.filter { $0 != "\"" } ?? (pictures.contains(small[place]) ? "star" : "Hello"))
    return "content \(item.map { words[$0] } ?? document.example(of: "someItem")) \(small[place])=\(value)"
  }

  private static let looks: Phrase = "colours, fonts and dark mode move no frame: Galley knows where things are, not how they look"

  private static func touching(_ tried: TriedLine, _ document: Document) -> OtherWords<Workspace>.Reading {
    let items = document.view.pending.itemIdentifiers.map { quotedIfNeeded($0.name) }
    let item = tried.words.last { items.contains($0) } ?? document.example(of: "someItem")
    return .offering(
      verbatim: "frames \(item)", message: "touches and selection move no frame: Galley knows where things are, not what a finger does")
  }
}
