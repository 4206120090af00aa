import Advice
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// Help on UIKit's words says how each is used.
@Suite struct UIKitWordTests {
  @Test(arguments: UIKitWord.all.map(\.names)) func everyWordHasHelp(_ names: [String]) throws {
    let word = try #require(UIKitWord.named(names[0]))
    for name in names {
      let help = Session.after("").helped(by: name)
      #expect(help.errors == "" && help.answers.contains("lesson \(word.lesson)\n"), "\(name): \(help.text)")
    }
    #expect(BundledLesson.all.contains { $0.name == word.lesson }, "\(word.lesson)")
    #expect(Rule.numbered(word.rule).count == 1, "\(word.rule)")
    var session = Session.after(UIKitWord.setup)
    #expect(session.run(word.line).errors == "", "\(word.line)")
  }

  @Test func noWordIsTwice() {
    let names = UIKitWord.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  /// The name of somebody else's property is not taken for a slip.
  @Test func aPropertyOfAnotherIsNoSlip() {
    let refusal = Session.after("define item cell width=1w height=1h").helpless(
      "define group row horizontal width=1w height=9 interGroupSpacing=3 of cell")
    #expect(!refusal.contains("interItemSpacing'?") && refusal.contains("'help interGroupSpacing' says what has it"))
  }
}

extension Session {
  fileprivate func helped(by word: String) -> Transcript {
    var copy = self
    return copy.run("help \(word)")
  }

  fileprivate func helpless(_ line: String) -> String {
    var copy = self
    return copy.run(line).errors
  }
}
