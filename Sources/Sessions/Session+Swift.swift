import CommandLanguage
import Commands
import Documents
import LayoutComponents
import HashTreeCollections
import Snapshots
import SwiftParsing
import SwiftSource
import Wording

/// Reading UIKit code: it is evaluated with the document as its app, and what it makes becomes lines, which run as one step.
extension Session {
  mutating func read(_ request: SwiftRequest, line entry: Entry, with context: RunContext) throws(Diagnostic) {
    var files: [LoadedFile] = []
    for name in request.files { files.append(try load(name, in: entry, with: context)) }
    let sections = request.items?.sections.map { $0.name } ?? workspace.document.view.pending.sectionIdentifiers
    var host = SwiftHost(workspace.document)
    if let items = request.items { (host.sections, host.itemCounts) = (sections, items.sections.map { $0.count }) }
    var reader = SwiftReader(files: files.map { $0.bytes }, host: host)
    reader.taken = Set(workspace.document.components.keys)
    if let definition = request.definition { reader.definitions[definition.name] = definition.value }
    let reading: SwiftReader.Reading
    do throws(SwiftReader.Failure) {
      reading = try reader.read(request.entry, sectionCount: max(1, sections.count), makesData: request.items == nil)
    } catch {
      throw refuse(error, files, with: context)
    }
    try run(reading.lines(with: request.items, sections: sections), request, line: entry, with: context)
    sayWhatWasRead(reading, with: context)
  }

  /// What a provider depends on, and what of the code has no effect here.
  private func sayWhatWasRead(_ reading: SwiftReader.Reading, with context: RunContext) {
    if reading.isProvider, !reading.reads.isEmpty {
      say("the provider was asked once for each section; it reads \(reading.reads.joined(separator: ", "))", with: context)
    }
    if !reading.ignored.isEmpty { say("ignored, as it moves no frame: \(reading.ignored.joined(separator: ", "))", with: context) }
  }

  /// Says why nothing was read, at its place in the file where it has one.
  private mutating func refuse(_ failure: SwiftReader.Failure, _ files: [LoadedFile], with context: RunContext) -> Diagnostic {
    switch failure {
    case .nothing:
      return Diagnostic(.unreadableSwift, "nothing in this code makes a layout or a section", notes: ["'help swift' says what is read"])
    case .choice(let calls):
      let makers = calls.prefix(Self.mostMakers).joined(separator: ", ")
      return Diagnostic(
        .unreadableSwift, "several things in this code make a layout or a section",
        notes: ["name one after the file: \(makers)"])
    case .refused(let refusal):
      var diagnostic = Diagnostic(.unreadableSwift, refusal.words, notes: refusal.notes)
      guard Int(refusal.span.file) < files.count else { return diagnostic }
      let file = files[Int(refusal.span.file)]
      diagnostic.place = .bytes(refusal.span.range)
      _ = refuse(diagnostic, in: file.bytes, with: context.reading(file.source))
      return .readFailed
    }
  }

  /// The most calls that a refusal lists.
  private static let mostMakers = 12
  /// The most lines that are shown of those that a reading became.
  private static let mostLines = 12

  private mutating func run(
    _ lines: [String], _ request: SwiftRequest, line entry: Entry, with context: RunContext
  ) throws(Diagnostic) {
    if context.isTalkative || request.echoes {
      let shown = request.echoes ? lines[...] : lines.prefix(Self.mostLines)
      for line in shown { context.output.write("  \(line)\n") }
      if shown.count < lines.count { say("\(lines.count - shown.count) more; 'read ... --echo' shows all", with: context) }
    }
    let succeeded = asOneStep(currentLine(entry), redoing: .lines(after: ""), with: context) { session, context in
      for line in lines {
        guard session.run(Entry(Array(line.utf8), number: 1), with: context.quiet) else { return false }
      }
      return true
    }
    guard succeeded else { throw .readFailed }
  }
}
