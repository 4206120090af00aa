import CommandLanguage
import Documents
import TestSupport
import Testing

@testable import Sessions

/// A link contains a document or a lesson. Only edits are accepted from a link.
@Suite struct LinkTests {
  // MARK: Packing

  @Test func packedBytesComeBack() {
    var random = SeededGenerator(seed: 7)
    let known = Array("define item append items to main".utf8)
    for length in Array(0...70) + [300, 1_000, 70_000, 200_000] {
      // Sequences of few different letters contain repetitions; sequences of many different letters do not.
      for letters in [1, 2, 20, 256] {
        let bytes = (0..<length).map { _ in UInt8(Int.random(in: 0..<letters, using: &random)) }
        let packed = Packing.packed(bytes, knowing: known)
        #expect(Packing.unpacked(packed, knowing: known, limit: length) == bytes)
        if length > 0 { #expect(Packing.unpacked(packed, knowing: known, limit: length - 1) == nil) }
        #expect(LinkLetters.bytes(of: LinkLetters.text(of: packed).utf8) == packed)
      }
    }
  }

  /// Text of the known prefix, and repetitions, cost only a few bytes.
  @Test func repetitionsAreShort() {
    let line = Array("append items a b c d e f to main\n".utf8)
    let lines = Array([[UInt8]](repeating: line, count: 1_000).joined())
    #expect(Packing.packed(lines, knowing: []).count < 250)
    #expect(Packing.packed(line, knowing: line).count <= 5)
  }

  @Test func otherBytesAreRefusedOrUnpacked() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let unpacked = Packing.unpacked(bytes, knowing: [1, 2, 3], limit: 5_000)
      #expect(unpacked?.count ?? 0 <= 5_000)
    }
  }

  // MARK: Documents

  @Test(arguments: RandomSession.documentSeeds.prefix(40)) func anOpenedLinkIsTheDocument(seed: UInt64) {
    let document = RandomSession.goingOn(seed: seed).end.document
    let link = Link(.document, Array(document.script.utf8))
    #expect(Link(link.text(at: "https://example.org/galley.html#old").utf8) == link)
    let session = Session()
    #expect(session.run("open \"\(link.text(at: "x"))\"").errors == "")
    #expect(session.document == document)
    #expect(session.run("undo").errors == "")
    #expect(session.document == Document())
  }

  @Test func aDamagedLinkIsRefused() throws {
    let session = Session()
    let link = session.run("template grid 3; append sections main; append items a{1...9} to main; share x.html").answers
    let letters = Array(try #require(link.split(separator: "\n").last).utf8)
    let start = try #require(letters.firstIndex(of: UInt8(ascii: "."), after: "x.html".utf8.count))
    let whole = try #require(Link(letters))
    for index in letters.indices where index > start {
      var changed = letters
      changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      // A position in the known text may be replaced by another position with the same text.
      #expect(Link(changed) == nil || Link(changed) == whole)
      #expect(Link(letters[..<index]) == nil)
    }
    let errors = session.run("open \"\(String(decoding: letters.dropLast(), as: UTF8.self))\"").errors
    #expect(errors.contains("this link was cut off or changed"))
  }

  @Test(arguments: ["save a.galley", "read b.galley", "export svg a.svg", "quit", "frames", "lesson fraction", "restore"])
  func aLinkHoldsEditsAlone(line: String) {
    let files = MemoryFiles()
    for verb in ["open", "read"] {
      let session = Session(on: files)
      let link = Link(.document, Array("append sections main\n\(line)\n".utf8)).text(at: "")
      let answer = session.run("\(verb) \"\(link)\"")
      #expect(answer.errors.contains("a document contains only edits"), "\(answer.errors)")
      #expect(files.contents.isEmpty)
      if verb == "open" { #expect(session.document == Document()) }
    }
  }

  // MARK: Lessons

  private static let lesson = """
    #: title.en Two in a row
    #: text.en
    # Put two in a row.
    #: start
    container 400x400
    define item a width=1w height=44
    define group g horizontal width=1w height=44 of a
    define section s g
    use s
    append sections main
    append items x y to main
    apply
    #: hint.1.en One.
    #: hint.2.en Two.
    #: hint.3.en Three.
    #: solution
    define group g horizontal width=1w height=44 of a count=2
    #: goal
    expect frame y (200,0,200,44)
    #: done.en Done.

    """

  @Test(arguments: ["lesson", "open"]) func aLessonIsTakenFromALink(verb: String) throws {
    let files = MemoryFiles()
    files.add(MemoryFiles.File(path: "two.galley", bytes: Array(Self.lesson.utf8)))
    let session = Session(on: files)
    let shared = session.run("share lesson two.galley https://example.org/")
    #expect(shared.errors == "")
    let link = try #require(shared.answers.split(separator: "\n").first)
    #expect(link.hasPrefix("https://example.org/#lesson1."))
    let learner = Session()
    #expect(learner.run("\(verb) \"\(link)\"").answers.contains("Two in a row"))
    #expect(learner.run("define group g horizontal width=1w height=44 of a count=2").answers.contains("Done."))
  }
}

extension Array where Element == UInt8 {
  fileprivate func firstIndex(of byte: UInt8, after start: Int) -> Int? { self[start...].firstIndex(of: byte) }
}
