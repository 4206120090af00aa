import CommandLanguage
import Reports
import Wording

/// A file to export to whose ending says the format: `export out.svg`. A picture in another format becomes SVG.
enum ExportSpelling {
  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = tried.words.filter { !["to", "as", "a", "an", "the", "image", "picture", "it"].contains($0) }
    if words.count == 3, words[0].lowercased() == "export" { return drawing(in: words[1].lowercased(), stem(of: words[2])) }
    guard words.count == 2, ["export", "render", "share", "save", "screenshot"].contains(words[0].lowercased()) else { return nil }
    if let line = drawing(in: words[1].lowercased(), "board") { return line }
    guard let dot = words[1].lastIndex(of: "."), dot > words[1].startIndex else { return nil }
    let ending = words[1][words[1].index(after: dot)...].lowercased()
    if ending == "html" || ending == "swift" || ExportFormat(rawValue: ending) != nil { return .offering(["export \(ending) \(words[1])"]) }
    return drawing(in: ending, String(words[1][..<dot]))
  }

  /// A file's name without its ending.
  private static func stem(of file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex, !file[dot...].contains("/") else { return file }
    return String(file[..<dot])
  }

  /// The picture of a file in a format that other programs make of SVG.
  private static func drawing(in format: String, _ file: String) -> OtherWords<Workspace>.Reading? {
    guard ["pdf", "png", "jpg", "jpeg"].contains(format) else { return nil }
    let format = format == "pdf" ? format : "png"
    return .offering(
      ["export svg \(file).svg"], message: "Galley draws SVG: 'rsvg-convert -f \(format) \(file).svg' makes other pictures of it")
  }
}
