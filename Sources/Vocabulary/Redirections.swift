import CommandLanguage
import Commands
import Wording

/// Answers that another shell would write to a file or give to a program: `frames > frames.csv`, `write frames to frames.txt`, `draw | less`.
struct Redirections {
  /// The command whose answer is meant, and where it would go.
  private let line: String
  private let target: ArraySlice<String>
  private let sign: String
  /// Whether a file is asked for.
  private let isKept: Bool

  static let reading: OtherWords<Workspace>.Reader = { tried, _ in Redirections(tried.words.flatMap(signs))?.reading }

  /// Nil for a line without a command that looks at something, or without a target.
  private init?(_ words: [String]) {
    let signed = words.firstIndex { [">", ">>", "|"].contains($0) }
    let isTarget = words.count > 2 && (Self.isFile(words[words.count - 1]) || Self.formats.contains(words[words.count - 1].lowercased()))
    let spoken = isTarget ? words.count - 2 : 0
    guard let place = signed ?? (Self.prepositions.contains(words[spoken].lowercased()) ? spoken : nil), place > 0, place + 1 < words.count
    else { return nil }
    let told = words[..<place].filter { !Self.idle.contains($0.lowercased()) }
    let spellings = [told.dropFirst(Self.verbs.contains(told.first?.lowercased() ?? "") ? 1 : 0), told[...]]
    let lines = spellings.map { $0.joined(separator: " ") }
    guard let line = lines.first(where: { Self.looks.contains($0.prefix { $0 != " " }) && shellCommands.binds($0) }) else { return nil }
    isKept = ["save", "export", "store", "write", "dump"].contains(words[0].lowercased())
    (self.line, target, sign) = (line, words[(place + 1)...], signed.map { words[$0] } ?? ">")
  }

  /// `>frames.csv` as two words.
  private static func signs(_ word: String) -> [String] {
    for sign in [">>", ">", "|"] where word.hasPrefix(sign) && word != sign { return [sign, String(word.dropFirst(sign.count))] }
    return [word]
  }

  private static let prepositions: Set<String> = ["to", "into", "in", "as"]
  private static let formats: Set<String> = ["json", "csv", "svg"]
  private static let idle: Set<String> = ["the", "my", "me", "all", "output", "of", "result", "results", "answer", "command"]
  private static let verbs: Set<String> = [
    "write", "print", "dump", "output", "send", "pipe", "redirect", "show", "save", "store", "put", "export", "give", "get",
  ]
  /// The commands whose answers somebody keeps.
  private static let looks: Set<Substring> = [
    "frames", "tree", "visible", "draw", "snapshot", "sections", "items", "show", "lint", "history", "diff", "explain", "where", "count",
    "view", "cells", "compare",
  ]

  private static func isFile(_ word: String) -> Bool {
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex, decimal(word) == nil else { return false }
    return word[word.index(after: dot)...].allSatisfy { $0.isLetter } && !word.hasSuffix(".")
  }

  private var reading: OtherWords<Workspace>.Reading? {
    let format = target[target.startIndex].lowercased()
    if sign != "|", Self.formats.contains(format) {
      let shown = [line, "--\(format)"].joined(separator: " ")
      return .offering(isKept || !shellCommands.binds(shown) ? writing(to: "board.\(format)").map { [$0] } ?? [line] : [shown])
    }
    guard sign == "|" else { return writing(to: target[target.startIndex]).map { .offering([$0]) } ?? outside([line]) }
    switch target[target.startIndex] {
    case "grep", "rg", "ag", "awk", "sed": return outside(target.count > 1 ? ["\(line) \(target[target.endIndex - 1])", line] : [line])
    case "jq", "yq", "fx": return outside(line.contains(text: "--json") ? [line] : [[line, "--json"].joined(separator: " "), line])
    case "wc": return outside(["count"])
    case "tee" where target.count > 1: return writing(to: target[target.startIndex + 1]).map { .offering([$0]) } ?? outside([line])
    default: return outside([line])
    }
  }

  /// The line without what another program would do, which a terminal has it do with the answers of a script.
  private func outside(_ lines: [String]) -> OtherWords<Workspace>.Reading {
    let rest = ([sign] + target).joined(separator: " ")
    return .offering(lines, message: "in your terminal 'galley board.galley \(rest.abbreviated)' does this with the answers of a script")
  }

  /// The line that writes to a file what the command shows; nil if no file holds that.
  private func writing(to file: String) -> String? {
    let ending = Self.isFile(file) ? file.split(separator: ".").last.map { $0.lowercased() } ?? "" : ""
    let verb = line.prefix { $0 != " " }
    if ExportSpelling.isFormat(ending) {
      return "export \(ending) \(file)" + (ending == "json" && verb == "frames" ? " --screen" : "")
    }
    switch verb {
    case "draw": return "export svg \(ending.isEmpty ? file : String(file.dropLast(ending.count + 1))).svg"
    case "frames", "visible": return "export csv \(file)"
    case "show", "snapshot", "sections", "items": return "save \(file)"
    default: return nil
    }
  }
}
