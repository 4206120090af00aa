import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Linting
import Localization
import Snapshots

/// The subject of the last query, for `expect record`.
package enum Look: Equatable, Sendable {
  case frames(FramesQuery)
  case visible
  case sections
  case items(section: String?)
  case snapshot(InspectCommands.Which)
  case difference
  case findings
  case cells

  package static let screen = Look.frames(FramesQuery())

  /// Whether the expectations are about frames, which a mistake in the layout changes.
  package var isOfFrames: Bool {
    switch self {
    case .frames, .visible: true
    case .sections, .items, .snapshot, .difference, .findings, .cells: false
    }
  }

  /// The `expect` lines that match the query's answer for the current document.
  package func expectations(in document: Document) throws(Diagnostic) -> [String] {
    let lines = try allExpectations(in: document)
    guard !lines.isEmpty else { throw Diagnostic(.expectation, "the last command showed nothing that 'expect' can check") }
    guard lines.count <= Self.mostLines else {
      throw Diagnostic(
        .expectation, "this would take \(lines.count.grouped) lines; the limit is \(Self.mostLines.grouped)",
        notes: ["to record only some elements, type 'frames a b' before it"])
    }
    return lines
  }

  /// A longer list of expectations would not be readable.
  private static let mostLines = 1_000

  private func allExpectations(in document: Document) throws(Diagnostic) -> [String] {
    let view = document.view
    let shown = view.hasPendingEdits ? view.pending : view.applied
    let sections = view.hasPendingEdits ? "expect pending sections" : "expect sections"
    let items = view.hasPendingEdits ? "expect pending items" : "expect items"
    switch self {
    case .frames(let query): return try query.expectations(in: document)
    case .visible: return try Self.visible(in: document)
    case .sections: return [ExpectCommands.line(sections, shown.sectionIdentifiers)]
    case .items(let section): return Self.lines(items, of: shown, section)
    case .snapshot(.pending):
      return [ExpectCommands.line(sections, shown.sectionIdentifiers)] + Self.lines(items, of: shown)
    case .snapshot(.applied):
      return [ExpectCommands.line("expect sections", view.applied.sectionIdentifiers)] + Self.lines("expect items", of: view.applied)
    case .difference:
      let summary = view.lastSummary.isEmpty ? "no changes" : view.lastSummary.parts.joined(separator: ", ")
      return ["expect difference \(quotedIfNeeded(summary))"]
    case .findings: return [ExpectLintCommand.line(for: document.findings().filter { $0.severity <= .warning })]
    case .cells: return Self.cells(of: view)
    }
  }

  private static func visible(in document: Document) throws(Diagnostic) -> [String] {
    let solution = try document.solution(of: document.view)
    let offsets = document.view.applied.sectionIdentifiers.enumerated().compactMap { index, section -> String? in
      guard let scrolling = solution.orthogonalScrolling(inSection: index) else { return nil }
      let offset = document.viewport(on: solution).orthogonalOffsets[index] ?? scrolling.initialOffset
      return "expect offset \(quotedIfNeeded(section)) \(rounded(offset))"
    }
    return [ExpectCommands.line("expect visible", document.visibleItems(on: solution))] + offsets
  }

  /// A line for each section, or for a single one.
  private static func lines(_ verb: String, of snapshot: DocumentSnapshot, _ section: String? = nil) -> [String] {
    snapshot.sectionIdentifiers.enumerated().filter { section == nil || $0.element == section }.map { index, identifier in
      ExpectCommands.line(
        "\(verb) \(quotedIfNeeded(identifier))", snapshot.items(inSectionAt: index).map { $0.name })
    }
  }

  private static func cells(of view: View) -> [String] {
    view.cells.onScreen.sorted { view.applied.indexPath(of: $0.key).precedes(view.applied.indexPath(of: $1.key)) }
      .compactMap { item, cell in cell.name.map { "expect cell \(quotedIfNeeded(item.name)) \(quotedIfNeeded($0))" } }
  }
}
