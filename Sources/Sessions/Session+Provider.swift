import CommandLanguage
import Commands
import Documents
import HashTreeCollections
import Localization
import Rendering
import Snapshots
import SwiftInterpreter
import SwiftParsing

/// Swift code that stays with a view: it is asked again when what it may read has changed, as UIKit asks a section provider.
extension Session {
  /// What a view's code makes in a document.
  ///
  /// - Parameter renamed: The names of components whose constants have other names, by those.
  func reading(
    of code: LayoutCode, for view: View, in document: Document, renamed: [String: String] = [:]
  ) throws(SwiftReader.Failure) -> SwiftReader.Reading {
    let reader = reader(of: code, for: view, in: document, renamed: renamed)
    guard code.isTyped else { return try reader.read(code.entry, sectionCount: max(1, reader.host.sections.count)) }
    return try TypedEvaluation(reader, entry: code.entry).read(reader)
  }

  /// A reader of a view's code, from one of its pieces on.
  func reader(
    of code: LayoutCode, from first: Int = 0, for view: View, in document: Document, renamed: [String: String] = [:]
  ) -> SwiftReader {
    let host = SwiftHost(document.codeSurroundings(of: view), view)
    var reader = SwiftReader(pieces: code.pieces[first...].map { SwiftReader.SourcePiece($0, of: view) }, host: host)
    reader.taken = document.componentNames(besides: code)
    reader.renamed = renamed
    for definition in code.definitions { reader.definitions[definition.name] = definition.value }
    return reader
  }

  /// Asks the code of each view again whose environment or sections an edit has changed, and carries over what it answers differently.
  func askAgain(since earlier: Document, with context: RunContext) throws(Diagnostic) {
    let current = state.workspace.document.current
    defer { state.workspace.document.current = min(current, state.workspace.document.views.count - 1) }
    for index in state.workspace.document.views.indices where index < earlier.views.count {
      let (before, view) = (earlier.views[index], state.workspace.document.views[index])
      guard let code = view.code, code == before.code,
        SwiftHost(earlier.codeSurroundings(of: before), before) != SwiftHost(state.workspace.document.codeSurroundings(of: view), view)
      else { continue }
      state.workspace.document.current = index
      let change: CodeChange
      do throws(SwiftReader.Failure) {
        change = CodeChange(
          old: (try? reading(of: code, for: before, in: earlier)) ?? .init(), new: try reading(of: code, for: view, in: state.workspace.document))
      } catch {
        state.workspace.document = earlier
        throw refuse(error, code, with: context)
      }
      try carryOver(change, code, since: earlier, with: context)
    }
  }

  private func carryOver(
    _ change: CodeChange, _ code: LayoutCode, since earlier: Document, with context: RunContext
  ) throws(Diagnostic) {
    let lines = change.lines(in: state.workspace.document)
    guard !lines.isEmpty || !change.gone.isEmpty else { return }
    let succeeded = asPartOfCommand { session in session.run(lines, then: change, code, with: context.quiet) }
    guard succeeded else {
      state.workspace.document = earlier
      throw .readFailed
    }
    state.workspace.inverse = .version(CopyOnWriteBox(earlier))
    say("the provider is asked again", with: context)
    showLines(lines, echoing: false, with: context)
  }

  /// Runs the lines of a change, removes what they no longer use, and notes which components are those of the code, if it is kept.
  func run(_ lines: [String], then change: CodeChange, _ code: LayoutCode?, with context: RunContext) -> Bool {
    for line in lines where !run(InputEntry(Array(line.utf8), number: 1), with: context) { return false }
    for name in change.gone where state.workspace.document.components[name] != nil && state.workspace.document.users(of: name).isEmpty {
      guard run(InputEntry(Array("undefine \(SwiftReader.word(name))".utf8), number: 1), with: context) else { return false }
    }
    guard var kept = code else { return true }
    kept.made = change.new.components.map { $0.name }
    guard kept.made != state.workspace.document.view.code?.made || state.workspace.document.view.code?.entry != kept.entry else { return true }
    return run(InputEntry(Array(kept.providerLine.utf8), number: 1), with: context)
  }

  // MARK: Showing it

  private static let providerColumns = [
    Table.Column("section", key: "sectionIdentifier", shape: .optional(.string)),
    Table.Column("index", key: "section", isNumber: true, shape: .optional(.integer)),
    Table.Column("component", key: "component", shape: .optional(.string)),
    Table.Column("read", key: "read", shape: .optional(.string)),
  ]

  static let providerShape = JSONShape(rowsOf: providerColumns, key: "answers")

  /// What the current view's code answers for each section, and what it read.
  func showProvider(with context: RunContext) throws(Diagnostic) {
    let view = state.workspace.document.view
    guard let code = view.code else { throw .noCode(view.name) }
    let reading: SwiftReader.Reading
    do throws(SwiftReader.Failure) { reading = try self.reading(of: code, for: view, in: state.workspace.document) } catch {
      throw refuse(error, code, with: context)
    }
    let names = SwiftHost(state.workspace.document).sections
    let from: Phrase = code.entry.map { "\($0) makes the layout" } ?? "what was typed makes the layout"
    print(
      .table(
        Table(Self.providerColumns, rowsKey: "answers", linesAfter: [StyledLine(from, .faint)]) { body in
          for (index, answer) in reading.sections.enumerated() {
            let name: Table.Cell = reading.isProvider ? index < names.count ? .name(names[index]) : .none : .phrase("every")
            let reads = reading.isProvider ? answer.reads : reading.reads
            body([
              name, reading.isProvider ? .integer(index) : .none, answer.component.map(Table.Cell.name) ?? .none,
              reads.isEmpty ? .none : .text(reads.joined(separator: ", ")),
            ])
          }
        }), with: context)
  }
}
