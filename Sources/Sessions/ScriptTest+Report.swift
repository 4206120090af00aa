import CommandLanguage
import Commands
import Documents
import Exports
import Localization
import Rendering

/// The result of a test as a line of text, and as JSON.
extension ScriptTest {
  package var line: Phrase {
    let file = file.text.escapingControls
    let all = counted(expectations, "expectation")
    switch result {
    case .failed where refusal != nil: return "failed \(file)"
    case .failed: return "failed \(file) (\(counted(tally.failures.count, "error")), \(all))"
    case .updated: return "updated \(file) (\(tally.edits.count.grouped) of \(all))"
    case .passed: return expectations == 0 ? "passed \(file) (no expectations)" : "passed \(file) (\(all))"
    }
  }

  package var record: JSON {
    let frames = tally.screens.flatMap { $0.frames }
    return [
      "file": .string(file.text), "result": .string(result.rawValue), "expectations": .integer(expectations),
      "updated": .integer(tally.edits.count), "errors": .array(errors),
      "frames": .array(
        frames.map {
          [
            "element": .string($0.name), "expected": .array($0.expected.numbers.map(JSON.number)),
            "found": .array($0.found.numbers.map(JSON.number)),
          ]
        }),
      "diff": .optional(diff.isEmpty ? nil : diff),
    ]
  }

  /// Each error with its place, on several lines if it has notes. Empty if the test passed.
  package var failures: [String] {
    let whole = refusal.map { [$0.message.english] } ?? []
    return tally.failures.map { located in
      let place = located.source.name.map { "\($0):\(located.line): " } ?? ""
      return ([place + located.diagnostic.message.english] + located.diagnostic.notes.map { $0.english }).joined(separator: "\n")
    } + whole
  }

  private var errors: [JSON] {
    let whole: [JSON] = refusal.map { [.object(Session.members(of: $0.code, $0.message, file: file))] } ?? []
    return tally.failures.map { .object($0.members) } + whole
  }
}

package struct TestCount: Sendable {
  package private(set) var passed = 0
  package private(set) var failed = 0
  package private(set) var expectations = 0

  package init() {}

  package mutating func add(_ test: ScriptTest) {
    if test.result == .failed { failed += 1 } else { passed += 1 }
    expectations += test.expectations
  }

  /// The number of expectations, and a line that is not translated because test runners parse it.
  package var lines: [Phrase] {
    [counted(expectations, "expectation"), "\(passed) passed, \(failed) failed"]
  }

  package var record: JSON {
    ["passed": .integer(passed), "failed": .integer(failed), "expectations": .integer(expectations)]
  }
}
