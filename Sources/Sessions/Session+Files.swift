import Cancelling
import CommandLanguage
import Commands
import Documents
import Exports
import Lessons
import Localization
import Rendering

extension Session {
  /// The maximum depth of nested files and trials.
  static var deepestNesting: Int { 25 }

  func save(_ name: Path, in entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let lines = state.workspace.document.scriptLines
    if let line = lines.first(where: { $0.utf8.count > Tokenizer.longestLine }) { throw .unwritable(name, .holdingTooLong(line)) }
    if try write(lines.joined(separator: "\n") + "\n", to: name, with: context) {
      state.saved = state.workspace.document
      say("saved \(name.text.escapingControls)", with: context)
      warn(ofLinesIn: name, with: context)
    }
  }

  /// Warns that a file contains command lines although its extension suggests another format.
  private func warn(ofLinesIn name: Path, with context: RunContext) {
    guard let format = name.text.lowercased().split(separator: ".").last.map(String.init),
      ExportFormat(rawValue: format) != nil || shellCommands.command(named: ["export", format].joined(separator: " ")) != nil
    else { return }
    let meant = format == name.text.lowercased() ? "board.\(format)" : name.text
    warn("the file contains commands; for the format in its name, use 'export \(format) \(meant.escapingControls)'", with: context)
  }

  /// Writes a file. The line is rejected afterwards if an expectation fails.
  func export(
    _ content: ExportedContent, to name: Path, orElse unmet: UnmetExpectation?, in entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) {
    if case .folder(let files, _) = content, !name.isStandardOutput {
      return try export(files, to: name, sayingAlso: content.remarks, with: context)
    }
    let text = withPlayground(content).text(in: settings.language)
    if name.isStandardOutput {
      printExported(content, text, with: context)
    } else if case .recording = content {
      if try write(text, to: name, with: context) { say("exported \(name.text.escapingControls)", with: context) }
    } else {
      try export(text, to: name, with: context)
    }
    if let ending = content.pathExtension, !name.isStandardOutput, name.hasNoExtension {
      let name = name.text.escapingControls
      warn("the file is named '\(name)', not '\(name).\(ending)'", in: entry, with: context)
    }
    for remark in content.remarks { say(remark, with: context) }
    if let unmet { try carryOut(unmet, in: entry, with: context) }
  }

  /// Writes files into a folder, which is created if necessary.
  private func export(
    _ exported: [ExportedFile], to name: Path, sayingAlso remarks: [Phrase], with context: RunContext
  ) throws(Diagnostic) {
    do throws(FileFailure) {
      var folders: Set<Path> = []
      for file in exported {
        let path = name + "/" + file.path
        for folder in [name, path.folder] where folders.insert(folder).inserted {
          try store.makeFolder(at: files.place(of: folder, in: context.source))
        }
        guard try store.replace(files.place(of: path, in: context.source), with: file.text, by: cancellation) else { return }
      }
    } catch {
      throw .unwritable(name, error)
    }
    say("exported \(counted(exported.count, "file")) to \(name.text.escapingControls)", with: context)
    for remark in remarks { say(remark, with: context) }
  }

  /// Prints the content of a file instead of writing it. In JSON, it is a string; in table formats, content that is not a table goes to
  /// standard error.
  private func printExported(_ content: ExportedContent, _ text: String, with context: RunContext) {
    guard answerFormat != .json else { return print(.listing([], record: ["content": .string(text)]), with: context) }
    answering.hasAnswered = true
    let goesToError = answerFormat?.isForTablesAlone == true && !content.isTable
    let end = text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      let text = String(line).escapingControls + end
      if goesToError { context.output.writeError(text) } else { context.output.write(text) }
    }
  }

  private func export(_ text: String, to name: Path, with context: RunContext) throws(Diagnostic) {
    guard try write(text, to: name, with: context) else { return }
    let limit = FileLimit.json.bytes
    let isTooLong = name.isJSON && text.utf8.count > limit
    let sentence: Phrase = "exported \(name.text.escapingControls)"
    say(isTooLong ? "\(sentence); it is too long for 'open', which reads at most \(limit.grouped) bytes of JSON" : sentence, with: context)
  }

  /// Writes a file atomically.
  ///
  /// - Returns: False if the command was cancelled and nothing was written.
  func write(_ text: String, to name: Path, with context: RunContext) throws(Diagnostic) -> Bool {
    do throws(FileFailure) {
      let place = try files.place(of: name, in: context.source)
      return try store.replace(place, with: text, by: cancellation)
    } catch {
      throw .unwritable(name, error)
    }
  }

  package func open(_ name: Path, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let file = try loadDocument(name, in: entry, with: context)
    if file.link == .lesson { return try LessonRunner(session: self, line: entry, context: context).run(.begin(name)) }
    let succeeded = asOneStep(currentLine(entry), redoing: .lines(after: "reset\n"), with: context) { session, context in
      session.state.workspace.document = Document()
      let context = context.reading(file).printingErrorsOnly
      return name.isJSON && file.link == nil
        ? session.rebuild(from: file.bytes, with: context) : session.runLines(file.bytes, with: context)
    }
    guard succeeded else { throw .readFailed }
    state.saved = state.workspace.document
    writeJournal(with: context)
    say(file.link == nil ? "opened \(name.text.escapingControls)" : "opened the document in the link", with: context)
  }

  package func read(_ name: Path, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    // A folder has no lines, but may contain code.
    if let place = try? files.place(of: name, in: context.source), store.isFolder(place) {
      return try read(SwiftRequest(folder: name), line: entry, with: context)
    }
    let file = try load(name, in: entry, with: context)
    let succeeded = asOneStep(currentLine(entry), redoing: .lines(after: ""), keepsPart: true, with: context) { session, context in
      session.runLines(file.bytes, with: context.reading(file))
    }
    guard succeeded else { throw .readFailed }
  }

  package func reset(_ entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    _ = asOneStep(currentLine(entry), redoing: .line, with: context) { session, _ in
      session.state.workspace.document = Document()
      return true
    }
    writeJournal(with: context)
    say("everything was reset", with: context)
  }

  /// - Parameter sentence: A sentence that is printed first if the line was typed.
  func runAsOneStep(
    _ lines: [String], saying sentence: Phrase?, line entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) {
    if context.source.isTyped, let sentence { say(sentence, with: context) }
    let shows = context.isTalkative || context.echoes
    let succeeded = asOneStep(currentLine(entry), redoing: .line, with: context) { session, context in
      for line in lines {
        if shows { showCommand(line, with: context) }
        guard session.run(InputEntry(Array(line.utf8), number: 1), with: context.quiet) else { return false }
      }
      return true
    }
    guard succeeded else { throw .readFailed }
  }

  /// Runs lines that are passed to the session, up to the first that fails.
  package func runLines(_ bytes: [UInt8], from source: Source, to output: Output) -> Bool {
    runLines(bytes, with: context(from: source, to: output))
  }

  /// Runs a file's lines, up to the first that fails.
  package func runLines(_ bytes: [UInt8], with context: RunContext) -> Bool {
    var joiner = LineJoiner()
    var number = 0
    var start = 0
    var succeeded = true
    while start < bytes.count && !isFinished {
      if CurrentRun.isCancelled { return false }
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      number += 1
      var line = bytes[start..<end].last == UInt8(ascii: "\r") ? bytes[start..<end - 1] : bytes[start..<end]
      repeat {
        let part = line.prefix(Tokenizer.longestLine + 1)
        line = line[part.endIndex...]
        if let entry = joiner.take(Array(part), number: number, isWhole: line.isEmpty, by: swiftPrompt), !run(entry, with: context) {
          succeeded = false
          guard context.keepsGoing else { return false }
        }
      } while !line.isEmpty
      start = end + 1
    }
    if let entry = joiner.finish(), !run(entry, with: context) { succeeded = false }
    return succeeded
  }

  /// Loads a document file. If it does not exist, the error suggests how to create one.
  private func loadDocument(_ name: Path, in entry: InputEntry, with context: RunContext) throws(Diagnostic) -> LoadedFile {
    do throws(Diagnostic) {
      return try load(name, in: entry, with: context)
    } catch {
      guard error.code == .unreadableFile, name.text.hasSuffix(".galley"), let place = try? files.place(of: name, in: context.source),
        !store.exists(place)
      else { throw error }
      var refusal = error
      refusal.notes = ["to save the document there, use 'save \(quotedIfNeeded(name.text.abbreviated))'"]
      throw refusal
    }
  }

  package struct LoadedFile {
    package var bytes: [UInt8]
    package var source: Source
    /// The kind of link that the lines come from; nil for a file. Only edits are accepted from links.
    var link: Link.LinkedText?
  }

  /// Loads a file that a command names. Rejects cycles of `read`.
  /// - Parameter limit: The maximum length; nil to use the limit for its extension.
  package func load(
    _ name: Path, upTo limit: FileLimit? = nil, in entry: InputEntry, with context: RunContext
  ) throws(Diagnostic) -> LoadedFile {
    let source = context.source
    let place: FilePlace
    do throws(FileFailure) {
      if let linked = try linked(name, in: context) { return linked }
      // This comes first, so that a confined session does not reveal which files exist outside.
      place = try files.place(of: name, in: source)
    } catch {
      throw .unreadable(name, error)
    }
    guard store.exists(place) else { throw absent(name, in: source) }
    let canonical = store.canonical(place.path)
    let line = entry.position(of: currentLine(entry).startIndex).line
    let chain = source.chain + [Source.Caller(name: source.name ?? "prompt", line: line)]
    if let canonical, source.paths.contains(canonical) { throw .readCycle(name, chain) }
    guard chain.count <= Self.deepestNesting else { throw .readTooDeep(name, Self.deepestNesting) }
    do throws(FileFailure) {
      let source = Source(
        name: name.text, folder: place.path.folder, chain: chain, paths: source.paths + [canonical].compactMap { $0 })
      return LoadedFile(bytes: try store.read(place, limit ?? .of(name)), source: source)
    } catch {
      throw .unreadable(name, error)
    }
  }
}

extension Session {
  /// The maximum number of files that an error lists.
  private static let mostNamed = 6

  /// The error for a missing file, with a list of existing files that have the same extension.
  private func absent(_ name: Path, in source: Source) -> Diagnostic {
    var refusal = Diagnostic.unreadable(name, FileFailure(reason: "there is no such file"))
    let parts = name.text.split(separator: ".")
    guard refusal.notes.isEmpty, let ending = parts.last else { return refusal }
    let names = parts.count < 2 ? [] : files.candidates(beginningWith: "", in: source).map { $0.text }.filter { $0.hasSuffix(".\(ending)") }
    if !names.isEmpty, names.count <= Self.mostNamed { refusal.notes = ["available: \(names.joined(separator: ", "))"] }
    return refusal
  }
}

extension Path {
  /// Whether the path is `-`, which conventionally means standard output.
  fileprivate var isStandardOutput: Bool { self == "-" }
}

extension FileFailure {
  fileprivate static func holdingTooLong(_ line: String) -> FileFailure {
    FileFailure(reason: "the line of '\(line.abbreviated.escapingControls)' would be longer than \(Tokenizer.longestLine.grouped) bytes")
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ name: Path, _ failure: FileFailure) -> Diagnostic {
    Diagnostic(.unreadableFile, "'\(name.text.abbreviated)' cannot be read: \(failure.reason)", at: .parameter("file"))
  }

  static func unwritable(_ name: Path, _ failure: FileFailure) -> Diagnostic {
    Diagnostic(.unwritableFile, "'\(name.text.abbreviated)' cannot be written: \(failure.reason)", at: .parameter("file"))
  }

  fileprivate static func readCycle(_ name: Path, _ chain: [Source.Caller]) -> Diagnostic {
    Diagnostic(
      .readCycle, "'\(name.text.abbreviated)' is already being read", at: .parameter("file"),
      notes: ["a file cannot read itself: \(chain.map { "\($0.name):\($0.line)" }.joined(separator: " → "))"])
  }

  fileprivate static func readTooDeep(_ name: Path, _ limit: Int) -> Diagnostic {
    Diagnostic(.readTooDeep, "files are nested more than \(limit) levels deep", at: .parameter("file"))
  }
}

// MARK: Documents as JSON

extension Session {
  /// Rebuilds the document of a JSON file. Stops at the first value that is rejected, and prints the error at its location.
  func rebuild(from bytes: [UInt8], with context: RunContext) -> Bool {
    do throws(JSONFault) {
      for line in try DocumentFile.lines(of: bytes) {
        if CurrentRun.isCancelled { return false }
        guard let refusal = refusal(of: line, with: context) else { continue }
        return refuse(refusal, in: bytes, with: context)
      }
      return true
    } catch {
      let diagnostic = Diagnostic(
        .unreadableJSON, error.reason, at: .bytes(error.range), suggestion: error.suggestion,
        notes: ["'export json' writes documents; 'help json' lists their keys"])
      return refuse(diagnostic, in: bytes, with: context)
    }
  }

  /// Runs a line of a document file.
  ///
  /// - Returns: The error, located in the file; nil if the line was accepted.
  private func refusal(of line: DocumentFile.RebuildingLine, with context: RunContext) -> Diagnostic? {
    let entry = InputEntry(Array(line.text.utf8), number: 1)
    guard isOneCommand(entry) else {
      return Diagnostic(.unreadableJSON, "a single command is expected here", at: .bytes(line.node.range))
    }
    let refusals = Refusals()
    var editing = context.collecting(refusals)
    editing.accepted = .edits
    _ = run(entry, with: editing)
    guard var refusal = refusals.all.first, let span = refusals.firstSpan else { return nil }
    refusal.place = .bytes(line.place(of: span))
    return refusal
  }

  /// Whether the entry is a single command. A line break in it would start a new line in `history` and in the journal.
  private func isOneCommand(_ entry: InputEntry) -> Bool {
    var tokenizer = Tokenizer(entry.bytes)
    var tokens: [Token] = []
    guard !entry.bytes.contains(UInt8(ascii: "\n")), !entry.isContinued else { return false }
    do throws(Diagnostic) {
      guard try shellCommands.nextCommand(of: &tokenizer, into: &tokens) else { return false }
      return try !shellCommands.nextCommand(of: &tokenizer, into: &tokens)
    } catch {
      // The error is reported when the entry runs.
      return true
    }
  }

  /// Prints an error in a file at its physical line.
  func refuse(
    _ diagnostic: Diagnostic, in bytes: [UInt8], with context: RunContext
  ) -> Bool {
    guard case .bytes(let range) = diagnostic.place else { return false }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.lowerBound...].firstIndex(of: newline) ?? bytes.count
    let number = bytes[..<start].count { $0 == newline } + 1
    var diagnostic = diagnostic
    diagnostic.place = .bytes(range.lowerBound - start..<min(range.upperBound, end) - start)
    return refuse(diagnostic, in: InputEntry(Array(bytes[start..<end]), number: number), with: context)
  }
}

extension DocumentFile.RebuildingLine {
  /// The range in the file that corresponds to a range in the line.
  package func place(of span: Range<Int>) -> Range<Int> {
    // The file contains the command literally, without escapes.
    if node.string == text, node.range.count == text.utf8.count + 2 {
      let start = node.range.lowerBound + 1
      return start + span.lowerBound..<start + span.upperBound
    }
    let bytes = Array(text.utf8)
    let said = String(decoding: bytes[min(span.lowerBound, bytes.count)..<min(span.upperBound, bytes.count)], as: UTF8.self)
    return node.range(of: said) ?? node.range(of: String(said.dropFirst().dropLast())) ?? node.range
  }
}

// MARK: Links

extension Session {
  /// The page that a link opens if no other address is given.
  private static let usualAddress = "galley.html"
  /// The maximum number of characters that mail and messaging programs keep intact in links.
  private static let safeLength = 2_000

  func share(_ request: ShareRequest, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let text: String
    if let file = request.lesson {
      let lines = try LessonRunner(session: self, line: entry, context: context).soundLines(of: file)
      text = address(request.address, of: Link(.lesson, lines))
    } else {
      text = address(request.address, of: documentLink)
    }
    print(.listing([StyledLine(verbatim: text.escapingControls)], record: ["link": .string(text)]), with: context)
    guard text.utf8.count > Self.safeLength else { return }
    say(
      "the link has \(text.utf8.count.grouped) characters; some programs cut off links longer than \(Self.safeLength.grouped)",
      with: context)
  }

  /// The maximum number of characters that browsers open in an address.
  private static let longestAddress = 1_000_000

  /// The address that opens the document in the playground; nil if browsers would refuse it.
  func playground(at address: String?) -> String? {
    let link = self.address(address, of: documentLink)
    return link.utf8.count > Self.longestAddress ? nil : link
  }

  private func withPlayground(_ content: ExportedContent) -> ExportedContent {
    guard case .page(var page, let options) = content else { return content }
    page.playground = playground(at: options.playground)
    return .page(page, options)
  }

  /// The document as a link, in the form that `share` prints.
  package var link: String { address(nil, of: documentLink) }

  private var documentLink: Link { Link(.document, Array(state.workspace.document.script.utf8)) }

  private func address(_ asked: String?, of link: Link) -> String { link.text(at: asked ?? settings.pageAddress ?? Self.usualAddress) }

  /// The lines of a link; nil if the name is not a link.
  func linked(_ name: Path, in context: RunContext) throws(FileFailure) -> LoadedFile? {
    guard let kind = Link.kind(of: name.bytes) else { return nil }
    guard let link = Link(name.bytes) else { throw .isDamagedLink }
    return LoadedFile(bytes: link.lines, source: Source(name: "<link>", chain: context.source.chain), link: kind)
  }
}

extension FileFailure {
  fileprivate static let isDamagedLink = FileFailure(reason: "this link was cut off or changed")
}
