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

/// `verify` explains each difference: whether the system's version or a defect causes it, its rule, and the assumptions that it depends on.
extension VerifyTests {
  /// From iOS 18 on, a flexible gap reduces the length that fractions of the width refer to.
  static let flexibleGap = """
    set environment.os 26
    define item photo width=0.48w height=1h
    define group row horizontal width=1w height=100 of photo interItemSpacing=flexible(10)
    define section grid row
    use grid; container 373x800
    append sections main; append items a b to main; apply
    """

  /// Labels a recording of iOS 26 as a recording of iOS 16.
  static func attributeToEarlierSystem(_ recording: inout Object) {
    var environment = recording["environment"] as? Object ?? [:]
    environment["os"] = 16
    recording["environment"] = environment
    recording["script"] = (recording["script"] as? [String])?.map { $0.replacingOccurrences(of: "os 26", with: "os 16") }
  }

  /// A recording with both a difference between systems and a defect. Each is reported correctly.
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
    #expect(text.contains("from the iOS version: 2; the rules of iOS 18, 26 agree"), "\(text)")
    #expect(text.contains("under the rules of every version: 1,"), "\(text)")
  }

  /// A difference that is not a frame is followed by a line with Galley's explanation.
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
    #expect(try element("isVisible", false).contains("visibility: an element is visible if it overlaps the bounds"))
    #expect(try element("alpha", 0.5).contains("alpha: a compositional layout leaves everything opaque"))
  }

  /// A recording that would be too long to read back is not written.
  @Test func whatWouldBeTooLongIsNotWritten() throws {
    let document = Session.after(Self.headed).document
    let text = try Recording.text(of: document)
    #expect(try Recording.text(of: document, atMost: text.utf8.count) == text)
    #expect(throws: Diagnostic.self) { try Recording.text(of: document, atMost: text.utf8.count - 1) }
  }

  /// A row of cards with edge spacing above them, which is assumed to count.
  static let cards = """
    define item cell width=1w height=1h
    define group card horizontal width=150 height=60 of cell edgeSpacing=(top:fixed(9))
    define section cards card orthogonalScrollingBehavior=continuous
    use cards; append sections a; append items x y to a; apply
    """

  /// The answer names exactly the assumptions that a differing frame depends on.
  @Test func theAssumptionBehindADifferenceIsNamed() throws {
    func transcript(_ lines: String, _ format: Renderer.Format?) throws -> String {
      try Self.changed(lines, format: format) { recording in
        var steps = recording["steps"] as? [Object] ?? []
        var elements = steps[0]["elements"] as? [Object] ?? []
        elements[0]["frame"] = [1, 2, 3, 4]
        steps[0]["elements"] = elements
        recording["steps"] = steps
      }.answers
    }
    let assumption = Assumption.orthogonalCrossGap
    let answers = try transcript(Self.cards, .json)
    #expect(answers.contains("\"restsOn\":[\(assumption.number)]"), "\(answers)")
    let text = try transcript(Self.cards, nil)
    #expect(text.contains("differs; depends on assumption \(assumption.number): \(assumption.statement)"), "\(text)")
    // Lengths in points do not depend on any assumption.
    let points = """
      define item photo width=100 height=40; define group row horizontal width=1w height=100 of photo; define section grid row
      use grid; append sections main; append items a to main; apply
      """
    #expect(try transcript(points, .json).contains("\"restsOn\":[]"))
  }
}
