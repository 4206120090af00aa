import CommandLanguage
import Commands
import Reports
import Wording

/// A file to export to whose ending says the format: `export out.svg`. A picture in another format becomes SVG.
package enum ExportSpelling {
  /// Words for what is written or checked. A file may be called so, but somebody who is new hardly calls it so.
  package static let things: Set<String> = [
    "code", "source", "sources", "file", "files", "page", "website", "document", "data", "picture", "image", "drawing", "diagram", "table",
    "layout", "view", "screen", "frames", "test", "tests", "it", "this", "everything", "all", "grid", "snapshot", "sections", "items",
    "cells", "visible", "lint", "apply", "changes", "edits", "diff", "difference", "update", "updates",
  ]
  /// Whether a word in small letters is what 'export' writes: a format of a document, or what has a command of its own, as Swift has.
  package static func isFormat(_ word: String) -> Bool {
    ExportFormat(rawValue: word) != nil || shellCommands.commands.contains { $0.declaration.verb == ["export", word] }
  }

  /// The files of formats that are no file's ending.
  private static let files = ["xctest": "LayoutTests.swift"]

  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    if let format = tried.words.dropFirst().first, tried.words.count == 3, tried.words[0] == "export",
      isFormat(format), things.contains(tried.words[2].lowercased())
    {
      return .offering(["export \(format) \(files[format] ?? "board.\(format)")"])
    }
    let words = tried.words.filter { !["to", "as", "a", "an", "the", "image", "picture", "it"].contains($0) }
    if words.count == 3, words[0].lowercased() == "export" { return drawing(in: words[1].lowercased(), stem(of: words[2])) }
    if words.count == 1, let dot = words[0].lastIndex(of: "."), dot > words[0].startIndex {
      let ending = words[0][words[0].index(after: dot)...].lowercased()
      if ["svg", "html"].contains(ending) { return .offering(["export \(ending) \(words[0])"]) }
      return drawing(in: ending, String(words[0][..<dot]))
    }
    guard words.count == 2, ["export", "render", "share", "save", "screenshot", "picture", "paint", "plot"].contains(words[0].lowercased())
    else { return nil }
    if let line = drawing(in: words[1].lowercased(), "board") { return line }
    guard let dot = words[1].lastIndex(of: "."), dot > words[1].startIndex else { return nil }
    let ending = words[1][words[1].index(after: dot)...].lowercased()
    if isFormat(ending) {
      let isScreen = ending == "json" && ["frame", "frames", "screen"].contains(words[1][..<dot].lowercased())
      return .offering(["export \(ending) \(words[1])\(isScreen ? " --screen" : "")"])
    }
    return drawing(in: ending, String(words[1][..<dot]))
  }

  /// A file's name without its ending.
  static func stem(of file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex, !file[dot...].contains("/") else { return file }
    return String(file[..<dot])
  }

  /// The picture of a file in a format that other programs make of SVG.
  static func drawing(in format: String, _ file: String) -> OtherWords<Workspace>.Reading? {
    guard ["pdf", "png", "jpg", "jpeg"].contains(format) else { return nil }
    let format = format == "pdf" ? format : "png"
    return .offering(
      ["export svg \(file).svg"], message: "Galley draws SVG: 'rsvg-convert -f \(format) \(file).svg' makes other pictures of it")
  }
}
