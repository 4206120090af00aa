import CommandLanguage
import CompositionalLayout
import Documents
import Exports
import Linting
import Localization
import Snapshots
import SwiftParsing

/// An editor's code, read from the start after each edit in a session of its own.
///
/// The surroundings are set first, then the code is read as by `read`, then the entries run. Answers are data for a page.
package struct Workbench {
  package struct Request: Sendable {
    package var language = Language.english
    package var files: [MemoryFiles.File] = []
    /// The call that makes the layout; nil for the only one in the code.
    package var call: String?
    /// The number of items in each section, in the notation of `--items`; nil for the data of the code.
    package var items: String?
    /// Values of names that no file declares, in the notation of `--define`.
    package var definitions: [String] = []
    /// Commands that set the device and the environment before the code is read.
    package var surroundings: [String] = []
    /// Entries that run at the prompt after the code is read, in order: Swift such as a second snapshot, or commands.
    package var entries: [MemoryFiles.File] = []
    /// Whether the code is a try in the current lesson.
    package var isLesson = false

    package init() {}
  }

  package let request: Request
  package let session: Session
  /// Whether the code was read. Only then can there be a layout.
  package let isRead: Bool
  package let problems: [Problem]
  /// The document as the page shows it: the next snapshot is the pending one.
  let shown: Document
  /// The line that applies the next snapshot: one that the entries make and do not apply. Nil without such a snapshot.
  let applying: String?

  package init(_ request: Request) {
    self.request = request
    let files = MemoryFiles()
    for file in request.files { files.add(file) }
    session = Session(on: files)
    session.settings.language = request.language
    session.state.tally = Tally()
    let context = session.context(from: .prompt, to: Output())
    for line in request.surroundings { _ = session.run(InputEntry(Array(line.utf8), number: 1), with: context) }
    let code = request.files.map { $0.path }
    let line = Session.lineReading(code, call: request.call, items: request.items, definitions: request.definitions)
    isRead = code.isEmpty || session.run(InputEntry(line, number: 1), with: context)
    // `hasPlaceholders` reports placeholders.
    let awaited = session.document.view.awaited.value?.words.english
    if isRead { session.finishCode(with: context) }
    // The path of each entry, once for each of its errors.
    var paths: [Path] = []
    let count = session.state.tally?.failures.count ?? 0
    for entry in request.entries where isRead && !entry.bytes.isEmpty {
      session.run(typed: String(decoding: entry.bytes, as: UTF8.self), to: Output())
      while count + paths.count < session.state.tally?.failures.count ?? 0 { paths.append(entry.path) }
    }
    problems = Self.problems(of: session, isRead: isRead, last: paths).filter { $0.finding != nil || $0.message.english != awaited }
    (shown, applying) = Self.next(in: session, isRead ? request.entries : [])
  }

  /// The document with its next snapshot, and the line that applies it.
  private static func next(in session: Session, _ entries: [MemoryFiles.File]) -> (document: Document, line: String?) {
    var document = session.document
    guard !document.view.hasPendingEdits else { return (document, "apply") }
    guard document.view.placeholders.value == nil,
      let name = entries.reversed().lazy.compactMap({ SourceFile($0.bytes).lastSnapshot }).first
    else { return (document, nil) }
    let line = "dataSource.apply(\(name))"
    let changed = session.copy()
    let context = session.context(from: .prompt, to: Output()).trial
    guard changed.run(InputEntry(Array(line.utf8), number: 1, isSwift: true), with: context) else { return (document, nil) }
    document.view.pending = changed.document.view.applied
    guard !DifferenceSummary(document.view.pendingDifference(), new: document.view.pending).isEmpty else { return (session.document, nil) }
    document.view.hasPendingEdits = true
    return (document, line)
  }

  package var document: Document { session.document }
  package var language: Language { request.language }

  /// The document after commands; nil if one of them is rejected.
  package func document(after commands: [String]) -> Document? {
    let changed = session.copy()
    let context = session.context(from: .prompt, to: Output()).trial
    return commands.allSatisfy({ changed.run(InputEntry(Array($0.utf8), number: 1), with: context) }) ? changed.document : nil
  }

  /// True if the items are placeholders, because the code does not say how many there are.
  package var hasPlaceholders: Bool { document.view.placeholders.value != nil }
}

extension SourceFile {
  fileprivate var lastSnapshot: String? {
    for statement in statements.reversed() {
      guard case .declaration(let declaration) = statement.kind, case .variable(let variable) = declaration.kind,
        case .identifier(let name)? = variable.bindings.last?.pattern.kind, text(of: statement.span).contains(text: "napshot")
      else { continue }
      return name.text
    }
    return nil
  }
}

extension Workbench {
  /// An error, a warning or a lint finding.
  package struct Problem {
    package var severity: Severity
    package var message: Phrase
    /// The cause, and the values that would be accepted.
    package var notes: [Phrase] = []
    package var source: SourceRange?
    /// The check that found it; nil for errors and warnings of reading.
    package var finding: Finding?
    /// UIKit's exception text.
    package var uikit: String?
    /// The nearest name to an unknown one.
    package var suggestion: String?
  }

  /// - Parameter paths: The entries of the last errors.
  private static func problems(of session: Session, isRead: Bool, last paths: [Path]) -> [Problem] {
    let document = session.document
    let tally = session.state.tally
    let failures = tally?.failures ?? []
    let files = failures.dropLast(paths.count).map { $0.source.name } + paths.map { $0.text }
    var problems = zip(failures, files).map { Problem($0, in: $1) }
    problems += (tally?.warnings ?? []).map { Problem(severity: .warning, message: $0.sentence, source: $0.source) }
    guard isRead else { return problems }
    problems += document.findings().map { finding in
      Problem(
        severity: finding.severity, message: finding.message, notes: [finding.cause], source: document.source(of: finding.subject),
        finding: finding)
    }
    return problems
  }
}

extension Workbench.Problem {
  /// - Parameter file: The file of the code; nil for a command, which has no place in the code.
  init(_ located: Located, in file: String?) {
    severity = .error
    message = located.diagnostic.message
    notes = (located.diagnostic.suggestion.map { ["did you mean '\($0)'?"] } ?? []) + located.diagnostic.notes
    uikit = located.diagnostic.uikit
    suggestion = located.diagnostic.suggestion
    source = file.map {
      SourceRange(file: $0, line: located.line, column: located.span.lowerBound + 1, length: max(1, located.span.count))
    }
  }
}
