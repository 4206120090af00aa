import CommandLanguage
import Reports

/// A file to export to whose ending says the format: `export out.svg`. A picture in another format becomes SVG.
enum ExportSpelling {
  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = tried.words.filter { $0 != "to" && $0 != "as" }
    guard words.count == 2, ["export", "render", "share"].contains(words[0].lowercased()), let dot = words[1].lastIndex(of: "."),
      dot > words[1].startIndex
    else { return nil }
    let ending = words[1][words[1].index(after: dot)...].lowercased()
    if ending == "html" || ending == "swift" || ExportFormat(rawValue: ending) != nil { return .offering(["export \(ending) \(words[1])"]) }
    guard ["pdf", "png", "jpg", "jpeg"].contains(ending) else { return nil }
    return .offering(["export svg \(words[1][..<dot]).svg"])
  }
}
