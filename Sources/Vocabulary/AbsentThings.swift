import CommandLanguage
import Commands
import Wording

/// What other programs keep or write, and Galley does not: `export FOO=bar`, `defaults write`, `galley test --junit report.xml`.
enum AbsentThings {
  static let reading: OtherWords<Workspace>.Reader = { tried, _ in
    let words = tried.words.map { $0.lowercased() }
    if words.contains(where: { word in reports.contains { word.hasPrefix($0) } }) {
      return .offering(
        verbatim: "help tests", message: "there are no JUnit reports: in your terminal 'galley test --json' writes the results of tests")
    }
    if editors.contains(words[0]), words.count == 1 && words[0] != "code" || words.count == 2 && words[1] == "." {
      return .offering(
        ["save board.galley", "open board.galley"], message: "there is no editor: any editor changes a saved file, and 'open' reads it")
    }
    if tried.words.contains(where: { word in word.split(separator: ".").contains { $0.hasSuffix("InvalidationHandler") } }) {
      return .offering(verbatim: "help parity", message: "there are no handlers: what moves no frame is left out")
    }
    guard words.count > 1 else { return nil }
    if words[0] == "import", ["csv", "tsv", "txt", "xlsx"].contains(words[1].split(separator: ".").last ?? "") {
      return .offering(verbatim: "append items a b c", message: "no command reads a table: 'append items' names items")
    }
    if programming.contains(words[0]) {
      return .offering(
        verbatim: "help read",
        message: "there are no aliases, loops and conditions: 'read' runs a file of lines, and 'item{1...9}' counts out names")
    }
    if words[0] == "defaults", ["read", "write", "delete"].contains(words[1]) {
      return .offering(verbatim: "help set", message: "there are no preferences: 'set' changes a property of the document")
    }
    guard setters.contains(words[0]), isVariable(tried.words[1]) else { return nil }
    return .offering(
      verbatim: "show environment", message: "there are no shell variables: what a layout depends on is its environment")
  }

  private static let editors: Set<String> = [
    "vim", "vi", "nvim", "nano", "emacs", "pico", "ed", "edit", "editor", "code", "subl", "mate", "xed", "bbedit", "textedit",
  ]
  static let reports = ["--junit", "junit", "--xunit", "xunit"]
  private static let programming: Set<String> = ["alias", "function", "def", "macro", "for", "while", "if", "repeat", "switch", "loop"]
  private static let setters: Set<String> = ["export", "setenv", "declare", "typeset", "printenv", "unset"]

  /// Whether a word is one of another shell's variables: `PS1`, `path=/bin`, but no format in capitals.
  private static func isVariable(_ word: String) -> Bool {
    let name = word.prefix { $0 != "=" }
    let isName = !name.isEmpty && name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName, name.count == word.count else { return isName }
    let isFormat = ExportSpelling.isFormat(name.lowercased()) || ExportSpelling.drawing(in: name.lowercased(), "board") != nil
    return name.count > 1 && !isFormat && name.allSatisfy { !$0.isLowercase }
  }
}
