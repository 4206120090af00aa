import CommandLanguage
import Reports

/// Answers that another shell would write to a file or give to a program: `frames > frames.csv`, `draw | less`, `frames | grep a`.
enum Redirections {
  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    guard let place = tried.words.firstIndex(where: { [">", ">>", "|"].contains($0) }), place > 0, place + 1 < tried.words.count else {
      return nil
    }
    let line = tried.words[..<place].joined(separator: " ")
    let next = tried.words[place + 1]
    guard shellCommands.binds(line) else { return nil }
    if tried.words[place] != "|" { return .offering([writing(line, to: next)]) }
    guard next == "grep", let searched = tried.words.last, place + 2 < tried.words.count else { return .offering([line]) }
    return .offering(["\(line) \(searched)", line])
  }

  /// The line that writes what a command shows to a file.
  private static func writing(_ line: String, to file: String) -> String {
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if ["html", "swift"].contains(ending) || ExportFormat(rawValue: ending) != nil { return "export \(ending) \(file)" }
    return line.hasPrefix("draw") ? "export svg board.svg" : line.hasPrefix("frames") ? "export csv board.csv" : "save board.galley"
  }
}
