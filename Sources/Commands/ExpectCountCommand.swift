import CommandLanguage
import Documents
import Localization
import Snapshots

package enum ExpectCountCommand {
  static let all: [ShellCommand] = [expectCount]

  static let expectCount = ShellCommand(
    "expect count", "checks the number of items in the applied snapshot, or in a section of it", topic: ExpectCommands.topic,
    One(.count("items", from: 0)), Clause("in", .section),
    examples: [
      Example("expect count 2", after: ExpectCommands.two), Example("expect count 0 in B", after: ExpectCommands.two),
    ]
  ) { (workspace: inout Workspace, expected: Int, section: String?) throws(Diagnostic) -> CommandEffect in
    let snapshot = workspace.document.view.applied
    let found = try numberOfItems(in: section, of: snapshot)
    return .expectation(isMet: found == expected) {
      UnmetExpectation(
        section.map { "the number of items in \($0)" } ?? "the number of items", expected: .verbatim(expected.grouped),
        found: .verbatim(found.grouped), line: line(found, in: section))
    }
  }

  private static func numberOfItems(in section: String?, of snapshot: DocumentSnapshot) throws(Diagnostic) -> Int {
    guard let section else { return snapshot.numberOfItems }
    guard let index = snapshot.indexOfSection(section) else { throw .unknownSection(section, in: snapshot, at: .parameter("section")) }
    return snapshot.numberOfItems(inSectionAt: index)
  }

  package static func line(_ count: Int, in section: String?) -> String {
    (["expect count", String(count)] + (section.map { ["in", quotedIfNeeded($0)] } ?? [])).joined(separator: " ")
  }
}
