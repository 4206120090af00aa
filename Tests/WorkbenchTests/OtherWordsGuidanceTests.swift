import CommandLanguage
import TestSupport
import Testing

@testable import Sessions

/// Words from elsewhere are completed and coloured where no verb of the shell's own begins so.
@Suite struct OtherWordsGuidanceTests {
  private let session = Session()

  @Test(arguments: [("sour", "source"), ("logo", "logout"), ("tuto", "tutorial"), ("demo", "demo")])
  func wordsThatRunAreCompleted(typed: String, word: String) {
    #expect(session.completion(of: Array(typed.utf8)).candidates.map(\.text).contains(word))
  }

  @Test(arguments: ["dra", "un", "appe"]) func verbsComeFirst(typed: String) {
    let candidates = session.completion(of: Array(typed.utf8)).candidates.map(\.text)
    #expect(!candidates.isEmpty && candidates.allSatisfy { shellVerbs.contains($0) })
  }

  private var shellVerbs: Set<String> { Set(session.completion(of: []).candidates.map(\.text)) }

  @Test func theyAreColouredAsVerbs() {
    #expect(session.meanings(in: Array("source x".utf8)).first?.meaning == .command)
    #expect(session.meanings(in: Array("nonsense x".utf8)).first?.meaning == .unknownCommand)
  }
}
