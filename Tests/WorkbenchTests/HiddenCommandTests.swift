import TestSupport
import Testing

@testable import CommandLanguage
@testable import Commands
@testable import Sessions

/// `keep` is for saved files: lines may use it, but help and completion do not offer it.
@Suite struct HiddenCommandTests {
  @Test func helpExplainsItOnThePageOfSave() {
    let session = Session()
    #expect(!session.run("help commands").answers.contains("\n  keep "))
    #expect(!session.run("help --all").answers.contains("\nkeep "))
    let page = session.run("help save").answers
    #expect(page.contains("'keep cell'"))
    for name in ["keep", "keep cell", "keep provider"] { #expect(session.run("help \(name)").answers == page) }
  }

  @Test func completionDoesNotOfferIt() {
    let session = Session()
    for line in ["ke", "keep ", "keep cell ", "help kee"] {
      #expect(session.completion(of: Array(line.utf8)).candidates.isEmpty, "\(line)")
    }
    #expect(shellCommands.template(after: Array("keep".utf8)) == nil)
  }

  @Test func noMisspelledWordIsTakenForIt() {
    let session = Session()
    #expect(!session.run("kepe").errors.contains("'keep'"))
  }

  @Test func itsFirstWordSaysWhatItKeeps() {
    let session = Session()
    #expect(session.run("keep").errors.contains("accepted: cell, items, name, swift, provider"))
  }
}
