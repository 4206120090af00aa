import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Exports
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// What `verify` says beside a difference: the system's or a defect, the rule behind it, and the open question that explains it.
extension VerifyTests {
  /// From iOS 18 on the flexible gap is taken off what the widths are fractions of.
  static let flexibleGap = """
    set environment.os 26
    define item photo width=0.48w height=1h
    define group row horizontal width=1w height=100 of photo interItemSpacing=flexible(10)
    define section grid row
    use grid; container 373x800
    append sections main; append items a b to main; apply
    """

  /// Says of what iOS 26 recorded that iOS 16 did.
  static func attributeToEarlierSystem(_ recording: inout Object) {
    var environment = recording["environment"] as? Object ?? [:]
    environment["os"] = 16
    recording["environment"] = environment
    recording["script"] = (recording["script"] as? [String])?.map { $0.replacingOccurrences(of: "os 26", with: "os 16") }
  }

  /// Beside a difference of the system stands a defect: each is told from the other.
  @Test func aDefectBesideADifferenceOfTheSystemIsTold() throws {
    func transcript(_ format: Renderer.Format?) throws -> Transcript {
      try Self.changed(Self.flexibleGap, format: format) { recording in
        Self.attributeToEarlierSystem(&recording)
        var steps = recording["steps"] as? [Object] ?? []
        steps[0]["contentSize"] = [373, 117]
        recording["steps"] = steps
      }
    }
    let answers = try transcript(.json).answers
    #expect(answers.contains("\"agreeingSystems\":[],\"exceptions\""), "\(answers)")
    #expect(answers.matches(of: /"change":"frame"[^}]*"agreeingSystems":\[18,26\]/).count == 2, "\(answers)")
    #expect(answers.contains(/"change":"contentSize"[^}]*"agreeingSystems":\[\]/), "\(answers)")
    let text = try transcript(nil).answers
    #expect(text.contains("differences of the system, 2: they agree with the rules of iOS 18, 26"), "\(text)")
    #expect(text.contains("1 differ by the rules of every version"), "\(text)")
  }

  /// What is no frame has a line beside it, which says how Galley comes to it.
  @Test func whatIsNoFrameIsExplained() throws {
    func text(_ lines: String, _ key: String, _ value: Any) throws -> String {
      try Self.changed(lines, format: nil) { recording in
        var steps = recording["steps"] as? [Object] ?? []
        steps[0][key] = value
        recording["steps"] = steps
      }.answers
    }
    #expect(try text(Self.headed, "contentSize", [393, 231]).contains("height of the content = 230"))
    #expect(try text(Self.headed, "contentSize", [393, 231]).contains("R8.1"))
    #expect(try text(Self.headed, "contentOffset", [0, 3]).contains("y of the offset = 0"))
    #expect(try text(Self.rows, "offsets", ["0": 40, "1": 0]).contains("offset of a = 0"))
    func element(_ key: String, _ value: Any) throws -> String {
      try Self.changed(format: nil, elements: { $0[2][key] = value }).answers
    }
    #expect(try element("zIndex", 9).contains("zIndex: that of the component, by default 0"))
    #expect(try element("isVisible", false).contains("visibility: in sight is what overlaps the bounds"))
    #expect(try element("alpha", 0.5).contains("alpha: a compositional layout leaves everything opaque"))
  }

  /// What would be too long to be read again is not written.
  @Test func whatWouldBeTooLongIsNotWritten() throws {
    let document = Session.after(Self.headed).document
    let text = try Recording.text(of: document)
    #expect(try Recording.text(of: document, atMost: text.utf8.count) == text)
    #expect(throws: Diagnostic.self) { try Recording.text(of: document, atMost: text.utf8.count - 1) }
  }

  /// What an open question explains is said: by one reading of it, or by two together.
  @Test(arguments: [["noEdge"], ["twenty", "noSidebarEnd"], ["rowKeepsEstimate"]]) func readingsThatExplainAreNamed(
    names: [String]
  ) throws {
    let lines = """
      define item cell width=1w height=1h
      define group card horizontal width=150 height=60 of cell edgeSpacing=(top:fixed(9))
      define section cards card orthogonalScrollingBehavior=continuous
      define section rows list appearance=sidebar
      define item tall width=1w height=~60; define group column horizontal width=150 height=~60 of tall
      define section measured column orthogonalScrollingBehavior=continuous
      use cards for a; use rows for b; use measured for c; append sections a b c
      append items x y to a; append items p q to b; append items m n to c; apply; measure m height=91
      """
    let readings = try names.map { name in try #require(Reading.all.first { $0.name == name }) }
    var session = Session(on: MemoryFiles().host)
    session.settings = .goingOn
    session.workspace.document.environment.readings = readings.dropFirst().reduce(readings[0].switched) { $0.and($1.switched) }
    #expect(session.run(lines).errors == "")
    let transcript = Self.verify(Recording.json(of: session.document).text)
    #expect(transcript.answers.contains(/"readings":\[.*?\],"reasons"/), "\(transcript.text)")
    let found = transcript.answers.firstMatch(of: /"readings":\[(.*)\],"reasons"/).map { String($0.output.1) } ?? ""
    let lists = found.matches(of: /\[([^\]]*)\]/).map { Set($0.output.1.split(separator: ",").map { $0.filter { $0 != "\"" } }) }
    #expect(lists.contains(Set(names)), "\(transcript.answers)")
    let text = Self.verify(Recording.json(of: session.document).text, format: nil).answers
    #expect(text.contains("of 'help assumptions': everything agrees if"), "\(text)")
  }
}
