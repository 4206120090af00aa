import Localization
import TestSupport
import Testing

@testable import CommandLanguage
@testable import Commands
@testable import Sessions

/// Candidates offered by Tab are accepted.
@Suite struct CompletionLawTests {
  private static let document = """
    append sections main "my section" "to"; append items a "b c" "of" "it's" to main; append items d to "to"; apply
    template grid 3; template list; define header title width=1w height=44; define badge dot width=1 height=1
    view todo; append sections x; view "my view"; append sections main "to"; append items a "x y" to main; apply; use grid; mark early
    """

  /// The codes of errors about the meaning of the inserted word, as opposed to its kind.
  private static let aboutTheRest: Set<DiagnosticCode> = [
    .missingWord, .missingProperty, .noSubitems, .sectionExists, .repeatedIdentifier, .besideItself, .componentExists,
    .wrongKind, .nameTaken,
    .componentInUse, .cannotAdd, .alreadyAdded, .notAdded, .nothingAdded, .notUsed, .unknownItem, .unknownSection,
    .expectation, .nothingToUndo, .nothingToRedo, .nothingToRestore, .nothingToExplain, .unknownMark, .componentCycle,
    .oneSubitemExpected,
    .dropWithoutSection,
    .unknownComponent, .unknownView, .componentName, .givenTwice, .notAList, .countOrRepeating, .framesOrSubitems,
    .extraWord,
    .unreadableFile, .ambiguousSelector, .nothingSelected, .noLesson,
  ]

  @Test func everyCandidateReadsAsOneWordOfItsKind() throws {
    let session = Session.after(Self.document)
    session.files = Files(on: MemoryFiles())
    // A line can be completed from each of its prefixes.
    var (described, tried): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
    for declaration in shellCommands.commands.map(\.declaration) {
      for example in declaration.examples {
        let bytes = Array(example.lines.utf8)
        for end in 0...bytes.count {
          let prefix = Array(bytes[..<end])
          let completion = session.completion(of: prefix)
          #expect(completion.replaced.upperBound == end)
          for (index, candidate) in completion.candidates.enumerated() {
            let line = Array(prefix[..<completion.replaced.lowerBound] + Array(candidate.text.utf8))
            if described.insert(line).inserted { expectDescription(of: candidate, after: prefix) }
            if index < 40, tried.insert(line).inserted { try check(line, candidate, in: session) }
          }
        }
      }
    }
    print("\(tried.count) lines of \(described.count) that are offered")
    #expect(tried.count > 1_500)
  }

  /// Every candidate has a one-line description in every language.
  private func expectDescription(of candidate: Candidate, after prefix: [UInt8]) {
    for language in Language.allCases {
      let description = candidate.description.text(in: language.reporting { Issue.record("\(language.rawValue) lacks \($0)") })
      #expect(!description.isEmpty && !description.contains("\n"), "\(String(decoding: prefix, as: UTF8.self)): \(candidate.text)")
    }
  }

  private func check(_ line: [UInt8], _ candidate: Candidate, in session: Session) throws {
    // A line that names a file is not run, because it would write the file.
    guard candidate.endsWord, candidate.description != "file" else { return }
    let text = String(decoding: line, as: UTF8.self)
    var tokenizer = Tokenizer(line)
    var tokens: [Token] = []
    var last: [Token] = []
    while try tokenizer.nextCommand(into: &tokens) { last = tokens }
    #expect(last.last?.range.upperBound == line.count, "\(text)")
    let trial = session.copy()
    let refusals = Refusals()
    _ = trial.runLines(line, with: trial.context(from: .standardInput, to: Output()).collecting(refusals))
    guard let refusal = refusals.all.first else { return }
    let concernsTheRest = Self.aboutTheRest.contains(refusal.code)
    #expect(concernsTheRest, "\(text): \(refusal.code) \(refusal.message)")
  }

  @Test(arguments: ["append sections a # ", "# ap", "define item x width=(1, ", "append items q to main; echo \"x\" # de"])
  func nothingIsOfferedWhereNothingCanBeCompleted(prefix: String) {
    #expect(Session.after(Self.document).completion(of: Array(prefix.utf8)).candidates.isEmpty)
  }

  @Test func aNewCommandBeginsAfterASemicolon() {
    let candidates = Session.after(Self.document).completion(of: Array("append sections x; ".utf8)).candidates.map(\.text)
    #expect(candidates.contains("define") && !candidates.contains("before"))
  }

  /// Words whose candidates are known from the document.
  @Test(arguments: [
    ("append items q to ma", "main"), ("append items q to \"m", "\"my section\""), ("delete items a", "a"), ("delete items \"b", "\"b c\""),
    ("app", "append"), ("append s", "sections"), ("use g", "grid"), ("set grid.interG", "grid.interGroupSpacing"),
    ("set grid.orthogonalScrollingBehavior groupPagingC", "groupPagingCentered"), ("view t", "todo"),
    ("device iphone-16-pro-", "iphone-16-pro-max"),
    ("define group x h", "horizontal"), ("define group x horizontal of ce", "cell"), ("define item x wid", "width="),
    ("define section x row orthogonalScrollingBehavior=groupPagingC", "groupPagingCentered"), ("frames --v", "--visible"),
    ("insert items q bef", "before"),
    ("append sections x; del", "delete"), ("help ap", "append"), ("compare mark e", "early"), ("use grid when ", "width"),
    ("use grid when hor", "horizontalSizeClass"),
    ("use grid for main when height ", ">="), ("use grid when width <", "<="), ("use grid when verticalSizeClass ", "is"),
    ("use grid when horizontalSizeClass is ", "compact"), ("use grid when width >= 600 ", "for"),
  ]) func candidateIsOffered(prefix: String, candidate: String) {
    let session = Session.after(Self.document + "\nview main")
    #expect(session.completion(of: Array(prefix.utf8)).candidates.map(\.text).contains(candidate))
  }

  @Test(arguments: [
    ("apply\nappend items q to ma", "main", 24..<26), ("append items 가 \\\nto ma", "main", 22..<24), ("append items q\nto ma", nil, 0..<0),
  ]) func theLineOfTheCursorIsCompleted(entry: String, candidate: String?, replaced: Range<Int>) {
    let completion = Session.after(Self.document + "\nview main").completion(of: Array(entry.utf8))
    #expect(completion.candidates.map(\.text) == [candidate].compactMap { $0 })
    if candidate != nil { #expect(completion.replaced == replaced) }
  }

  /// An incomplete condition is completed before anything else is offered, and a complete one accepts no further word.
  @Test(arguments: [
    ("use grid when width ", [">=", "<=", "<", ">"]), ("use grid when width >= ", []), ("use grid when horizontalSizeClass ", ["is"]),
    ("use grid when verticalSizeClass is ", ["unspecified", "compact", "regular"]), ("use grid when width >= 600 ", ["for"]),
    ("use grid when userInterfaceIdiom ", ["is"]), ("use grid when preferredContentSizeCategory ", ["is", ">=", "<=", "<", ">"]),
    ("use grid when userInterfaceIdiom is ", ["unspecified", "phone", "pad", "tv", "carPlay", "mac", "vision"]),
    ("use grid when nonsense ", []),
  ]) func conditionsAreOfferedWordByWord(line: String, words: [String]) {
    #expect(Session.after(Self.document).completion(of: Array(line.utf8)).candidates.map(\.text) == words)
  }

  @Test func filesAreOfferedFoldersWithASlash() throws {
    let folder = try TemporaryFolder()
    for name in ["one.galley", "two words.galley", ".hidden"] { try folder.write("", as: name) }
    func offered(_ line: String) -> [String] { Session().completion(of: Array(line.utf8)).candidates.map(\.text) }
    #expect(offered("read \(folder.path)/") == ["\(folder.path)/one.galley"])
    #expect(offered("read \(folder.path)/t") == ["\"\(folder.path)/two words.galley\""])
    #expect(offered("read \(folder.path)/o") == ["\(folder.path)/one.galley"])
    #expect(offered("read \(folder.path)/.") == ["\(folder.path)/.hidden"])
    #expect(offered("read \(folder.path.dropLast())").contains("\(folder.path)/"))
    #expect(offered("open \"\(folder.path)/two") == ["\"\(folder.path)/two words.galley\""])
    #expect(offered("save \(folder.path)/nothing") == [])
    for number in 0..<2_300 { try folder.write("", as: "\(number < 2_200 ? "n" : "z")\(number)") }
    #expect(offered("read \(folder.path)/z").count == 100)
  }
}
