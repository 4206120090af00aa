import CommandLanguage
import Commands
import CompositionalLayout
import HashTreeCollections
import Snapshots
import TestSupport
import Testing

@testable import Documents
@testable import Exports
@testable import Sessions

/// `read` makes the same document from the output of `export swift`: the same layout, frames, sections and items.
@Suite struct SwiftRoundTripTests {
  @Test(arguments: RandomSession.documentSeeds) func whatIsExportedIsReadAgain(seed: UInt64) throws {
    let document = RandomSession.goingOn(seed: seed).end.document
    let code = SwiftExport(of: document).text
    // If there are several layouts, one of them is chosen.
    let entry = document.views.count > 1 ? " \(SwiftExport.typeName(of: document.view, in: document)).makeLayout()" : ""
    let (read, errors) = Self.session(reading: code, entry, for: document)
    try #require(errors == "", "\(code)")
    Self.expect(read.document, toBe: document, code)
    // Component names may change once, because the code uses different names; after that, the code stays the same.
    let second = SwiftExport(of: read.document).text
    let (again, errorsAgain) = Self.session(reading: second, "", for: document)
    try #require(errorsAgain == "", "\(second)")
    #expect(SwiftExport(of: again.document).text == second)
  }

  /// A session in a document's environment after code was read.
  private static func session(reading code: String, _ entry: String, for document: Document) -> (Session, errors: String) {
    let files = MemoryFiles()
    _ = try? files.replace(FilePlace(Path("Export.swift")), with: code, by: .never)
    let session = Session(on: files)
    let script = document.environmentRecord.lines + ["container \(document.view.bounds.typed)", "read Export.swift\(entry)"]
    let errors = session.run(script.joined(separator: "\n")).errors
    // A document without traits, and cells with estimated sizes, cause only a warning.
    let warnings = ["not set, although", "cells, headers and footers are not measured"]
    let lines = errors.split(separator: "\n").filter { line in !warnings.contains { line.hasPrefix($0) } }
    return (session, lines.joined(separator: "\n"))
  }

  private static func expect(_ read: Document, toBe document: Document, _ code: String) {
    let (old, new) = (document.view.applied, read.view.applied)
    #expect(new.sectionIdentifiers == old.sectionIdentifiers, "\(code)")
    #expect(new.counts == old.counts, "\(code)")
    // The reader chooses the name of a struct or an instance that contains an item's content.
    if document.view.identity == .id {
      #expect(new.itemIdentifiers == old.itemIdentifiers, "\(code)")
      // The outline of a section that is not on screen is not exported.
      let outlines = document.view.outlines.filter { old.sectionIdentifiers.contains($0.key) }
      #expect(read.view.outlines == outlines, "\(code)")
    }
    let layouts = [document, read].map { document in try? document.layout(of: document.view) }
    #expect(layouts[1]?.servings == layouts[0]?.servings, "\(code)")
    #expect(layouts[1]?.configuration == layouts[0]?.configuration, "\(code)")
    #expect(read.elements == document.elements, "\(code)")
  }
}

extension DocumentSnapshot {
  fileprivate var counts: [Int] { (0..<numberOfSections).map { numberOfItems(inSectionAt: $0) } }
}

extension Layout {
  /// The layout sections in the order of the sections they serve.
  fileprivate var servings: [Section?] { choices.map { choice in choice.map { sections[$0] } } }
}

extension Document {
  /// All elements on screen, before anything is measured.
  fileprivate var elements: [Element]? {
    guard let layout = try? layout(of: view) else { return nil }
    let counts = (0..<view.applied.numberOfSections).map { view.applied.numberOfItems(inSectionAt: $0) }
    return solve(layout, items: counts, in: surroundings(of: view)).elements(in: Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15))
  }
}
