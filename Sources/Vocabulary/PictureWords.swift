import CommandLanguage
import Commands

/// A wish for a picture in a file: `save a png of the layout`, `take a screenshot`, `export the grid as an image`.
enum PictureWords {
  private static let verbs: Set<String> = [
    "save", "export", "render", "take", "make", "create", "get", "write", "convert", "print", "share", "capture", "grab", "output",
    "generate", "store", "dump", "produce", "download", "copy", "give", "want", "need", "turn",
  ]
  /// What is written, each with the format that other programs make of SVG.
  private static let formats: [String: String] = [
    "png": "png", "pngs": "png", "jpg": "png", "jpeg": "png", "gif": "png", "webp": "png", "heic": "png", "bitmap": "png", "pdf": "pdf",
    "image": "png", "images": "png", "picture": "png", "screenshot": "png", "screenshots": "png", "screengrab": "png", "photo": "png",
  ]
  /// Words with which a picture is a test's reference, or one that a cell shows.
  private static let others: Set<String> = [
    "svg", "test", "tests", "golden", "goldens", "reference", "references", "baseline", "baselines", "expected", "snapshot", "compare",
    "assert", "expect", "cell", "cells", "item", "items", "header", "gallery", "wall", "album", "photos",
  ]
  /// What stands between in such a sentence.
  private static let idle: Set<String> = [
    "a", "an", "the", "of", "as", "to", "in", "into", "my", "this", "it", "me", "layout", "grid", "screen", "view", "document", "board",
    "drawing", "file", "files", "now", "current", "for", "from", "out", "whole", "collection", "format", "with", "named", "called", "and",
    "please", "one", "everything", "result", "how",
  ]

  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = tried.words.map { $0.filter { $0 != "?" && $0 != "," } }
    let small = words.map { $0.lowercased() }
    guard words.count > 2, small.contains(where: verbs.contains), !small.contains(where: others.contains) else { return nil }
    let file = words.firstResult { word in ending(of: word).flatMap { formats[$0] == nil ? nil : word } }
    let told = small.filter { !verbs.contains($0) && !idle.contains($0) && $0 != file?.lowercased() }
    guard told.allSatisfy({ formats[$0] != nil }), let format = told.firstResult(of: { formats[$0] }) ?? file.flatMap(ending) else {
      return nil
    }
    return ExportSpelling.drawing(in: told.contains("pdf") ? "pdf" : format, file.map(ExportSpelling.stem) ?? "board")
  }

  /// What follows the last dot of a file's name.
  private static func ending(of word: String) -> String? {
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return nil }
    return word[word.index(after: dot)...].lowercased()
  }
}
