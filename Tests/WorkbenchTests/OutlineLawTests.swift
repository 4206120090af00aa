import HashTreeCollections
import Snapshots
import TestSupport
import Testing

@testable import Documents
@testable import Sessions

/// In the flat snapshot, a hierarchical section always has the visible items of its outline.
@Suite struct OutlineLawTests {
  @Test func sectionsHoldWhatTheirOutlinesShow() {
    let looks = (UInt64(0)..<60).reduce(0) { $0 + checks(seed: $1) }
    #expect(looks > 1000)
  }

  @Test func anOutlineThatIsReplacedIsComparedWithItsItemsAgain() throws {
    var view = Session.after("append sections A; append items a; append items b under a").document.view
    #expect(view.isInStep("A"))
    var other = Outline()
    try other.append([ItemIdentifier(word: "x")])
    view.pendingOutlines["A"] = other
    #expect(!view.isInStep("A"))
    #expect(view.outline(of: "A").visibleItems.map(\.word) == ["a"])
  }

  /// One command that names items of several sections has the effect of several commands in the same order, in every run.
  @Test func sectionsAreEditedInTheOrderOfTheLine() {
    let names = (0..<12).map { "s\($0)" }
    // The child of each section is also a hidden child in the next one, so each expansion takes an item from another section.
    let setup =
      ["append sections \(names.joined(separator: " "))"] + names.map { "append items root-\($0) to \($0)" }
      + names.indices.flatMap { index in
        ["append items child-\(index) to \(names[index]) under root-\(names[index])"]
          + (index > 0 ? ["append items child-\(index - 1) to \(names[index]) under root-\(names[index])"] : [])
      }
    let roots = names.map { "root-\($0)" }.reversed()
    let together = Session.after((setup + ["expand items \(roots.joined(separator: " "))"]).joined(separator: "\n"))
    let apart = Session.after((setup + roots.map { "expand items \($0)" }).joined(separator: "\n"))
    #expect(together.document.view.pending == apart.document.view.pending)
    #expect(together.document.view.pending.numberOfItems == 2 * names.count)
  }

  /// The number of times that outlines were checked in a session.
  private func checks(seed: UInt64) -> Int {
    var generator = SeededGenerator(seed: seed)
    let session = Session.after("append sections A B C; append items a1 a2 a3 to A; append items b1 b2 b3 to B; append items c1 c2 to C")
    var lines: [String] = []
    var checks = 0
    for number in 0..<80 {
      lines.append(line(number, &generator))
      session.run(lines[lines.count - 1])
      let view = session.document.view
      for section in view.pendingOutlines.keys where view.isInStep(section) {
        let shown = view.pendingOutlines[section]?.visibleItems
        let held = try? view.pending.itemIdentifiers(inSection: section)
        checks += 1
        guard shown != held else { continue }
        Issue.record(
          "\(section) shows \(shown?.map(\.word) ?? []), holds \(held?.map(\.word) ?? []) after:\n\(lines.joined(separator: "\n"))")
        return checks
      }
    }
    return checks
  }

  private func line(_ number: Int, _ generator: inout SeededGenerator) -> String {
    func pick(_ words: [String]) -> String { words[Int.random(in: words.indices, using: &generator)] }
    func item() -> String { pick(["a", "b", "c", "n"]) + "\(Int.random(in: 1...9, using: &generator))" }
    func side() -> String { Bool.random(using: &generator) ? "before" : "after" }
    let fresh = "n\(number)"
    switch Int.random(in: 0..<14, using: &generator) {
    case 0, 1, 2: return "append items \(fresh) under \(item())"
    case 3: return "append items \(item()) \(fresh) under \(item())"
    case 4: return "insert items \(fresh) \(side()) \(item())"
    case 5: return "delete items \(item())"
    case 6, 7: return "expand items \(item()) \(item())"
    case 8: return "collapse items \(item())"
    case 9: return "replace children of \(item()) with \(fresh) x\(number)"
    case 10: return "insert outline of \(item()) \(side()) \(item())"
    case 11: return "move item \(item()) \(side()) \(item())"
    case 12: return "append items \(item()) to \(pick(["A", "B", "C"]))"
    default: return pick(["apply", "revert", "apply to A", "undo", "redo"])
    }
  }
}
