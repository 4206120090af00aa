import Documents
import Linting
import TestSupport
import Testing

@testable import Lessons
@testable import Sessions

/// Help on UIKit's terms explains the use of each.
@Suite struct UIKitWordTests {
  @Test(arguments: UIKitWord.all.map(\.names)) func everyWordHasHelp(_ names: [String]) throws {
    let word = try #require(UIKitWord.named(names[0]))
    for name in names {
      let help = Session.after("").helped(by: name)
      #expect(help.errors == "" && help.answers.contains("lesson \(word.lesson)\n"), "\(name): \(help.text)")
    }
    #expect(BundledLesson.all.contains { $0.name == word.lesson }, "\(word.lesson)")
    #expect(Rule.numbered(word.rule).count == 1, "\(word.rule)")
    // The examples of its page are typed into a new session.
    let page = Session.after("").helped(by: names[0]).answers.split(separator: "\n").map(String.init)
    let first = page.lastIndex { $0.hasPrefix("  first ") } ?? page.endIndex
    let last = try #require(page.lastIndex { $0.hasPrefix("  then, for example") || $0.hasPrefix("  for example  ") })
    let session = Session.after("")
    for line in first < last ? page[first...last] : page[last...last] {
      let typed = line.replacing("  then, for example", with: "").replacing("  first", with: "").replacing("  for example", with: "")
      #expect(session.run(typed).errors == "", "\(names[0]): \(typed)")
    }
    #expect(word.needs.isEmpty == (first > last), "\(page)")
  }

  /// A footer is a header at another edge.
  @Test func everyWordIsOfUIKit() {
    #expect(UIKitWord.all.filter { UIKitSurface.names(for: $0.names[0]).isEmpty }.map(\.names) == [["footer"]])
    #expect(UIKitWord.named("repeatingSubitem")?.since == 16)
    #expect(UIKitWord.named("UICollectionLayoutListConfiguration")?.names.contains("headerMode") == true)
  }

  /// The indented lines of these topics run in a new session.
  @Test(arguments: [
    ("centering", ["center", "centred", "centring"], "cell,,0,0,main,a,95,0,100,50,0"),
    ("scrolling", ["scrollToItem", "scroll to item"], "cell,,0,9,main,a10,0,396,390,44,0"),
  ])
  func theExamplesOfATopicRun(topic: String, names: [String], frame: String) {
    let page = Session.after("").run("help \(topic)")
    for name in names { #expect(Session.after("").run("help \(name)").answers == page.answers, "\(name)") }
    let session = Session.after("container 390x844")
    for line in page.answers.split(separator: "\n") where line.hasPrefix("    ") {
      #expect(session.run(String(line)).errors == "", "\(line)")
    }
    #expect(session.run("frames --csv").answers.contains(frame))
  }

  @Test(arguments: ["estimated", "flexible"]) func valuesWithNumbersAreClosed(name: String) {
    #expect(Session.after("").run("help \(name)").answers.contains("\(name)(…) "))
  }

  @Test func noWordIsTwice() {
    let names = UIKitWord.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }

  /// The name of another component's property is not treated as a typo.
  @Test func aPropertyOfAnotherIsNoSlip() {
    let refusal = Session.after("define item cell width=1w height=1h").helpless(
      "define group row horizontal width=1w height=9 interGroupSpacing=3 of cell")
    #expect(!refusal.contains("interItemSpacing'?") && refusal.contains("'help interGroupSpacing' lists the components that have it"))
  }
}

extension Session {
  fileprivate func helped(by word: String) -> Transcript {
    let copy = self.copy()
    return copy.run("help \(word)")
  }

  fileprivate func helpless(_ line: String) -> String {
    let copy = self.copy()
    return copy.run(line).errors
  }
}
