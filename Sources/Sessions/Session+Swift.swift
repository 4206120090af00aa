import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import Localization
import Snapshots
import SwiftInterpreter
import SwiftParsing

/// Reading files of UIKit code: they are evaluated with the document as their app, and what they make becomes lines, which run as one step.
extension Session {
  func read(_ request: SwiftRequest, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    let files = try loadSwift(request.files, in: entry, with: context)
    var code = LayoutCode()
    let surroundings = state.workspace.document.codeSurroundings(of: state.workspace.document.view)
    code.pieces = files.map { LayoutCode.SourceText($0.bytes, file: $0.source.name ?? "", in: surroundings) }
    code.definitions = request.definitions
    let reader = try reader(of: files, request)
    let items = try request.items.map { items throws(Diagnostic) in
      try items.sections(of: reader.sectionsOfCode, orOf: reader.sectionNames)
    }
    let reading: SwiftReader.Reading
    do throws(SwiftReader.Failure) {
      reading = try evaluate(reader, request.entry, items)
    } catch {
      var notes: [Phrase] = []
      if isAboutData(error, request, reader) {
        notes = ["'\(lineWithItems(request, nil, reader, sections: 1))' says how many items there are"]
      }
      throw refuse(error, code, notes: notes, with: context)
    }
    code.entry = reading.entry
    code.made = reading.components.map { $0.name }
    var lines = state.workspace.document.view.code == nil ? [] : ["unuse provider"]
    lines += reading.lines(items)
    if reading.isProvider { lines += code.pieces.map { $0.line(where: surroundings) } + [code.providerLine] }
    try run(lines, echoing: request.echoes, line: entry, with: context)
    sayWhatWasRead(reading, with: context)
    sayUnreached(reading, code, with: context)
    if request.items == nil, reading.data.isEmpty, state.workspace.document.view.pending.numberOfSections == 0, reader.takesDataFromApp {
      let line = lineWithItems(request, reading.entry, reader, sections: reading.sections.count)
      warn("how many items there are only the running app knows: '\(line)' gives each section 6", with: context)
    }
  }

  /// Whether a number of items for each section would do.
  private func isAboutData(_ error: SwiftReader.Failure, _ request: SwiftRequest, _ reader: SwiftReader) -> Bool {
    if case .data = error { return true }
    guard case .refused(let refusal) = error, request.items == nil, reader.takesDataFromApp else { return false }
    return refusal.isOfData
  }

  private func reader(of files: [LoadedFile], _ request: SwiftRequest) throws(Diagnostic) -> SwiftReader {
    var reader = SwiftReader(files: files.map { $0.bytes }, host: SwiftHost(state.workspace.document))
    reader.taken = Set(state.workspace.document.components.keys)
    for definition in request.definitions { reader.definitions[definition.name] = definition.value }
    return reader
  }

  private func evaluate(
    _ reader: SwiftReader, _ entry: String?, _ items: [ItemCounts.CountedSection]?
  ) throws(SwiftReader.Failure) -> SwiftReader.Reading {
    var reader = reader
    if let items { (reader.host.sections, reader.host.itemCounts) = (items.map { $0.name }, items.map { $0.count }) }
    return try reader.read(entry, sectionCount: max(1, reader.host.sections.count), makesData: items == nil)
  }

  /// What a provider depends on, and what of the code has no effect here.
  private func sayWhatWasRead(_ reading: SwiftReader.Reading, with context: RunContext) {
    if reading.isProvider, !reading.reads.isEmpty {
      say("the provider reads \(reading.reads.joined(separator: ", ")), and is asked again when that changes", with: context)
    }
    sayUnsetTraits(reading, with: context)
    sayUndeclaredKinds(reading, with: context)
    if !reading.ignored.isEmpty { say("ignored, as it moves no frame: \(reading.ignored.joined(separator: ", "))", with: context) }
  }

  /// That code decided by traits which an app never lacks, and this document does; said once in a session.
  func sayUnsetTraits(_ reading: SwiftReader.Reading, with context: RunContext) {
    let unset = SwiftHost(state.workspace.document).unsetTraits.filter(reading.reads.contains)
    guard !unset.isEmpty, state.saidOnce.insert("unset traits").inserted else { return }
    warn(
      "unspecified here, as it never is in an app: \(unset.joined(separator: ", ")); 'device iphone-16' or 'set environment' says what it is",
      with: context)
  }

  /// What moves frames in an app, and is set where nothing that was evaluated comes by.
  private func sayUnreached(_ reading: SwiftReader.Reading, _ code: LayoutCode, with context: RunContext) {
    guard !reading.unreached.isEmpty else { return }
    let places = reading.unreached.map { move in
      let piece = code.pieces[Int(move.span.file)]
      let line = piece.text.prefix(Int(move.span.start)).count { $0 == UInt8(ascii: "\n") } + 1
      return "\(move.text) (\(piece.file ?? ""):\(line))"
    }
    warn("not applied, though it moves frames, as nothing here reaches it: \(places.joined(separator: ", "))", with: context)
  }

  /// That kinds of views have the text of the code for a name.
  func sayUndeclaredKinds(_ reading: SwiftReader.Reading, with context: RunContext) {
    guard !reading.undeclaredKinds.isEmpty else { return }
    say(
      "no file read declares these kinds, which have the code for a name: \(reading.undeclaredKinds.joined(separator: ", "))", with: context
    )
  }

  /// The most lines that are shown of those that a reading became.
  private static let mostLines = 12

  /// Runs what code became, as one step.
  func run(_ lines: [String], echoing: Bool, line entry: InputEntry, with context: RunContext) throws(Diagnostic) {
    showLines(lines, echoing: echoing, with: context)
    let succeeded = asOneStep(currentLine(entry), redoing: .lines(after: ""), with: context) { session, context in
      lines.allSatisfy { session.run(InputEntry(Array($0.utf8), number: 1), with: context.quiet) }
    }
    guard succeeded else { throw .readFailed }
  }

  /// Shows the lines that code became, folded where they are many.
  func showLines(_ lines: [String], echoing: Bool, with context: RunContext) {
    guard context.isTalkative || echoing else { return }
    let lines = lines.filter { !$0.hasPrefix("keep ") && $0 != "unuse provider" }
    let shown = echoing ? lines[...] : lines.prefix(Self.mostLines)
    for line in shown { context.output.write("  \(line)\n") }
    if shown.count < lines.count { say("\(lines.count - shown.count) more; 'read ... --echo' shows all", with: context) }
  }
}
