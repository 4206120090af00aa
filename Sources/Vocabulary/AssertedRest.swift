import CommandLanguage
import Commands
import Documents
import LayoutComponents

/// What else a test would assert: of elements by name their frames as they are, of a looking command what it shows, and of a property its
/// value, which nothing expects: `expect a to fill the width`, `expect draw`, `expect grid.interGroupSpacing == 0`.
enum AssertedRest {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    guard let told = AssertedWords.told(tried), let first = tried.words.first?.lowercased(), first != "test" else { return nil }
    let words = told.map { $0.lowercased() }
    if let path = told.first, path.contains("."), let property = PropertySpelling.reading(TriedLine(path), workspace) { return property }
    if words.contains("exit") { return .offering([["help", "tests"].joined(separator: " ")]) }
    let rest = words.filter { !AssertedValues.idle.contains($0) }
    if rest.count == 1, let look = looks[rest[0]] { return recording(look, on: workspace.document) }
    if words.contains(where: scrolling.contains) { return recording("visible") }
    if words.contains(where: supplementaries.contains) || words.contains("content") { return recording("frames") }
    let document = workspace.document
    let names = told.flatMap { $0.split(separator: ".").map(String.init) }
    let items = ExpectedLists(
      document, about: told.map { String($0.prefix { $0 != "." }) }.filter { $0.count == 1 && $0.first?.isLetter == true })
    if let line = items.frames(of: names) { return .offering([line]) }
    let isCommand = shellCommands.commands(beginningWith: first).contains { tried.words.starts(with: $0.declaration.verb) }
    guard strict.contains(first), !isCommand else { return nil }
    return words.contains(where: measures.contains)
      ? recording("frames") : .offering([["help", ExpectCommands.topic].joined(separator: " ")])
  }

  private static func recording(_ look: String) -> OtherWords<Workspace>.Reading { .offering([look + "; expect record"]) }

  /// The same, after lines that bring there what can be recorded.
  private static func recording(_ look: String, on document: Document) -> OtherWords<Workspace>.Reading {
    let lists = ExpectedLists(document, about: [])
    guard lists.isMade, ["items", "sections", "visible"].contains(look) else { return recording(look) }
    return .offering([lists.after(look + "; expect record")])
  }

  /// The commands that show what can be recorded, by what they show.
  private static let looks = [
    "frames": "frames", "layout": "frames", "screen": "frames", "grid": "frames", "draw": "draw", "picture": "draw", "drawing": "draw",
    "visible": "visible", "snapshot": "snapshot", "sections": "sections", "items": "items", "lint": "lint", "cells": "cells",
  ]
  private static let scrolling: Set<String> = ["scroll", "scrolled", "scrolls", "scrolling", "scrollable", "offset", "contentoffset"]
  private static let supplementaries: Set<String> = [
    "header", "headers", "footer", "footers", "badge", "badges", "background", "decoration", "supplementary",
  ]
  private static let measures: Set<String> = [
    "width", "widths", "height", "heights", "size", "sizes", "frame", "frames", "spacing", "gap", "gaps", "position", "equal", "wide",
    "tall",
    "row", "rows", "column", "columns", "inset", "insets", "padding", "margin", "centered", "aligned",
  ]
  private static let strict: Set<String> = ["expect", "assert", "ensure", "confirm", "require"]
}
