import Documents
import Exports
import Linting
import Localization
import TestSupport
import Testing

@testable import Sessions

/// Lint on random documents: the commands of its fixes are accepted, remove the finding, cause no other finding, and can be undone.
@Suite struct LintLawTests {
  @Test(arguments: RandomSession.documentSeeds) func offeredCommandsCorrectTheFinding(seed: UInt64) {
    let session = RandomSession.goingOn(seed: seed).end
    expectMended(session)
  }

  /// Minimal versions of the failures that random sessions found.
  @Test(arguments: [
    // An item in a tall group and in a short one.
    """
    define item cell width=1/3w height=1h contentInsets=60; define group low horizontal width=1w height=30 of cell
    define group high horizontal width=1w height=100 of cell; define section a high; define section b low; use a; use b for B
    append sections A B; append items x to A; append items y to B; apply
    """
  ]) func offeredCommandsCorrectTheFinding(lines: String) {
    let session = Session.after(lines)
    #expect(session.document.findings().contains { !$0.remedies.isEmpty })
    expectMended(session)
  }

  /// The fix of one finding can be computed without those of other findings.
  @Test(arguments: RandomSession.documentSeeds) func aFindingAloneHasTheCorrectionItHasAmongAll(seed: UInt64) {
    let document = RandomSession.goingOn(seed: seed).end.document
    for finding in document.findings() { #expect(document.firstFinding { $0.key == finding.key } == finding) }
    #expect(document.firstFinding { _ in false } == nil)
  }

  private func expectMended(_ session: Session) {
    let document = session.document
    let found = document.findings()
    let known = Set(found.map(\.key))
    for (index, finding) in found.enumerated() where !finding.remedies.isEmpty {
      let commands = finding.commands(in: document)
      #expect(session.run("lint --fix \(index + 1)").errors == "", "\(commands)")
      let left = session.document.findings()
      #expect(
        !left.contains { $0.key == finding.key }, "\(finding.id): \(finding.message.english): \(commands)")
      let others = left.filter { finding in
        finding.severity != .hint && !known.contains(finding.key) && !finding.isOfAVariant
          && Check.all.first { $0.id == finding.id }?.scope != .layoutAndEnvironment
      }
      // An apply also shows all other pending edits.
      #expect(
        commands.contains("apply") || others.isEmpty,
        "\(finding.id): \(finding.message.english): \(commands) leads to \(others.map { "\($0.id): \($0.message.english)" })")
      session.run("undo")
      #expect(session.document == document, "\(commands)")
    }
  }
}

extension Finding {
  /// Whether it is about a copy that a fix created for wide views, and was also reported for the original.
  fileprivate var isOfAVariant: Bool {
    switch subject {
    case .component(let name), .property(let name, _): name.hasSuffix("-wide")
    case .section, .items, .layout: false
    }
  }
}
