import CommandLanguage
import Documents
import Exports
import Localization
import Rendering
import Sessions

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Builds a document line by line from the grammar. Runs a few queries at intervals and all queries at the end, then saves and opens the
/// document.
struct DocumentTarget {
  private var grammar: DocumentGrammar
  private let manner: Manner
  private let session: Session
  private let answers = Answers()
  private var lines: [String] = []

  init(_ bytes: [UInt8]) {
    var choices = Choices(bytes)
    manner = Manner(&choices)
    session = Session(choices.pick(Opening.all))
    session.settings = manner.settings
    grammar = DocumentGrammar(choices: choices)
  }

  /// The number of lines between two rounds of a few queries; a round costs as much as a hundred lines.
  private static let interval = 200
  /// One line in this many reports its effect on the layout, which is as expensive as a query.
  private static let talkativeInterval = 40
  /// Whether lines are printed before they run, to show the lines generated from an input.
  private static let printsLines = getenv("GALLEY_FUZZ_LINES") != nil

  mutating func run() {
    if Self.printsLines { show(session.script) }
    while let line = grammar.nextLine() {
      take(line)
      if lines.count.isMultiple(of: Self.interval) { ask(Looks.few) }
    }
    ask(Looks(at: session.document, columns: manner.columns).lines)
    exportAll()
    reopen()
  }

  /// Runs a line that may change the document. A rejected line must not change it.
  private mutating func take(_ line: String) {
    lines.append(line)
    session.settings.isTalkative = manner.settings.isTalkative && lines.count.isMultiple(of: Self.talkativeInterval)
    defer { session.settings.isTalkative = manner.settings.isTalkative }
    let before = session.document
    let succeeded = run(line)
    if !succeeded, session.document != before { fail("a rejected line changed the document", at: line) }
  }

  private mutating func ask(_ looks: [String]) {
    let before = session.document
    for line in looks { _ = run(line) }
    if session.document != before { fail("a query changed the document", at: looks.joined(separator: "; ")) }
    if let violation = FrameLaw.violation(of: before) { fail("a frame is not finite: \(violation)", at: "frames") }
  }

  private mutating func run(_ line: String) -> Bool {
    Rate.lines += 1
    if Self.printsLines { show(line) }
    answers.clear()
    let succeeded = session.run(InputEntry(Array(line.utf8), number: 1), with: session.context(from: .standardInput, to: answers))
    if manner.isJSON, let wrong = answers.firstLineThatIsNotJSON { fail("the answer is not JSON: \(wrong)", at: line) }
    return succeeded
  }

  /// The scopes of exports: the whole or the visible part, each with and without groups.
  private static let scopes = [false, true].flatMap { groups in
    [false, true].map { SceneReport.Options($0 ? .visible : .screenful, showsGroups: groups) }
  }

  private func exportAll() {
    for scope in Self.scopes { export(.svg, scope) }
    for scope in Self.scopes.prefix(2) { export(.csv, scope) }
    export(.json, Self.scopes[0])
    exportSwift()
  }

  /// Exports the document as Swift, which may fail.
  private func exportSwift() {
    Rate.lines += 1
    _ = try? SwiftExport.content(of: session.document, isLayoutOnly: false)
  }

  private func export(_ format: ExportFormat, _ scope: SceneReport.Options) {
    Rate.lines += 1
    // A document without a layout has no picture and no table.
    guard let content = try? format.content(of: session.document, scope, showsScreen: true) else { return }
    let text = content.text(in: manner.settings.language)
    if format == .json, !Answers.isJSON(Array(text.utf8)) { fail("the export is not JSON", at: "export json") }
    if format == .svg, text.holdsWordForNoNumber { fail("the export contains nan or inf", at: "export svg") }
  }

  /// Opens the output of `save` and `export json`. The document and its saved bytes must stay the same.
  private func reopen() {
    let opened = Session(on: MemoryFiles())
    let script = session.script
    for lines in [script, "export json document.json; reset; open document.json"] {
      Rate.count(lines.utf8)
      guard opened.runLines(Array(lines.utf8), from: .standardInput, to: Output()) else {
        fail("the saved document was rejected", at: "save")
      }
      guard opened.document == session.document else { fail("the reopened document is different", at: "open") }
      guard opened.script.utf8.elementsEqual(script.utf8) else { fail("the reopened document is saved as different lines", at: "save") }
      let json = [session, opened].map { DocumentFile.json(of: $0.document).indented }
      guard json[0].utf8.elementsEqual(json[1].utf8) else {
        fail("the reopened document is exported as a different file", at: "export json")
      }
    }
  }

  /// Prints without buffering, because the next line may trap.
  private func show(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    write(STDERR_FILENO, bytes, bytes.count)
  }

  private func fail(_ law: String, at line: String) -> Never {
    fatalError("\(law): at '\(line)' after:\n\(lines.joined(separator: "\n"))")
  }
}

extension String {
  /// Whether the text contains `nan` or `inf` as a word, which is how Swift prints numbers that are not finite.
  fileprivate var holdsWordForNoNumber: Bool {
    var word: [UInt8] = []
    for byte in utf8 {
      if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
        if word.count < 4 { word.append(byte) }
        continue
      }
      if word.count == 3, word == Array("nan".utf8) || word == Array("inf".utf8) { return true }
      word.removeAll(keepingCapacity: true)
    }
    return false
  }
}
