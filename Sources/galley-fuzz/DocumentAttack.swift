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

/// Makes a document by the grammar, line by line. Asks a few looks of it now and then, and every look at the end; then saves and opens it.
struct DocumentAttack {
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

  /// How many lines change the document between two rounds of few looks; they cost as much as a hundred lines.
  private static let interval = 200
  /// How many lines there are for each that says what it did to the layout, which is a look too.
  private static let talkativeInterval = 40
  /// Whether the lines are printed as they run, to see what an input that breaks a law stands for.
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

  /// Runs a line that may change the document; a refused one leaves it as it was.
  private mutating func take(_ line: String) {
    lines.append(line)
    session.settings.isTalkative = manner.settings.isTalkative && lines.count.isMultiple(of: Self.talkativeInterval)
    defer { session.settings.isTalkative = manner.settings.isTalkative }
    let before = session.document
    let succeeded = run(line)
    if !succeeded, session.document != before { fail("a refused line changed the document", at: line) }
  }

  private mutating func ask(_ looks: [String]) {
    let before = session.document
    for line in looks { _ = run(line) }
    if session.document != before { fail("a look changed the document", at: looks.joined(separator: "; ")) }
    if let violation = FrameLaw.violation(of: before) { fail("not a finite frame: \(violation)", at: "frames") }
  }

  private mutating func run(_ line: String) -> Bool {
    Rate.lines += 1
    if Self.printsLines { show(line) }
    answers.clear()
    let succeeded = session.run(InputEntry(Array(line.utf8), number: 1), with: session.context(from: .standardInput, to: answers))
    if manner.isJSON, let wrong = answers.firstLineThatIsNotJSON { fail("not JSON: \(wrong)", at: line) }
    return succeeded
  }

  /// Without groups and with them, the whole and what is in sight.
  private static let scopes = [false, true].flatMap { groups in
    [false, true].map { SceneReport.Options($0 ? .visible : .screenful, showsGroups: groups) }
  }

  private func exportAll() {
    for scope in Self.scopes { export(.svg, scope) }
    for scope in Self.scopes.prefix(2) { export(.csv, scope) }
    export(.json, Self.scopes[0])
    exportSwift()
  }

  /// Makes what `export swift` writes, which may be refused.
  private func exportSwift() {
    Rate.lines += 1
    _ = try? SwiftExport.content(of: session.document, isLayoutOnly: false)
  }

  /// Makes what `export` writes.
  private func export(_ format: ExportFormat, _ scope: SceneReport.Options) {
    Rate.lines += 1
    // Without a layout there is no picture and no table.
    guard let content = try? format.content(of: session.document, scope, showsScreen: true) else { return }
    let text = content.text(in: manner.settings.language)
    if format == .json, !Answers.isJSON(Array(text.utf8)) { fail("not JSON", at: "export json") }
    if format == .svg, text.holdsWordForNoNumber { fail("not a number", at: "export svg") }
  }

  /// Opens what `save` and `export json` write: each time the document is the same, and is written as the same bytes.
  private func reopen() {
    let opened = Session(on: MemoryFiles())
    let script = session.script
    for lines in [script, "export json document.json; reset; open document.json"] {
      Rate.count(lines.utf8)
      guard opened.runLines(Array(lines.utf8), from: .standardInput, to: Output()) else { fail("a saved document is refused", at: "save") }
      guard opened.document == session.document else { fail("another document", at: "open") }
      guard opened.script.utf8.elementsEqual(script.utf8) else { fail("other lines", at: "save") }
      let json = [session, opened].map { DocumentFile.json(of: $0.document).indented }
      guard json[0].utf8.elementsEqual(json[1].utf8) else { fail("another file", at: "export json") }
    }
  }

  /// Prints at once, because the next line may trap.
  private func show(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    write(STDERR_FILENO, bytes, bytes.count)
  }

  private func fail(_ law: String, at line: String) -> Never {
    fatalError("\(law); at '\(line)' after:\n\(lines.joined(separator: "\n"))")
  }
}

extension String {
  /// Whether it holds `nan` or `inf` as a word of its own: what Swift writes for what is not a number.
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
