import CommandLanguage
import Commands
import Documents
import Exports
import Foundation
import Rendering
import TestSupport
import Testing

@testable import Sessions

/// Compares recordings with Galley: recordings of its own answers agree, and planted differences are found.
@Suite struct VerifyTests {
  @Test func ownAnswersAgree() throws {
    let lengths = try SwiftExportTests.samples().map { Self.expectAgreement(with: $0, "") }
    // One recording is longer than any other JSON that may be read.
    #expect(lengths.contains { $0 > FileLimit.json.bytes })
  }

  @Test(arguments: [UInt64(4_000), 4_100, 4_200]) func ownAnswersOfRandomDocumentsAgree(first: UInt64) {
    for seed in first..<first + 100 {
      var generator = LineGenerator(seed: seed)
      let document = Session.after(each: generator.documentSession(of: 100), settings: .goingOn).document
      Self.expectAgreement(with: document, "seed \(seed)")
    }
  }

  /// Returns the length of the recording.
  @discardableResult
  private static func expectAgreement(with document: Document, _ comment: String) -> Int {
    let recording = Recording.json(of: document).text
    let transcript = verify(recording)
    #expect(transcript.errors == "", "\(comment)")
    #expect(transcript.answers.contains("\"differing\":[]"), "\(comment) \(transcript.answers)")
    return recording.utf8.count
  }

  /// The JSON answer of `verify` for a recording.
  static func verify(_ recording: String, format: Renderer.Format? = .json) -> Transcript {
    let files = MemoryFiles()
    _ = try? files.replace(FilePlace(Path("recording.json")), with: recording, by: .never)
    let session = Session(on: files)
    session.settings.renderer.format = format
    return session.run("verify recording.json")
  }

  // MARK: Finding differences

  typealias Object = [String: Any]

  static let headed = """
    define item photo width=0.5w height=1h
    define group row horizontal width=1w height=100 of photo
    define header title width=1w height=30
    define background plate
    define section grid row
    add title to grid; add plate to grid
    use grid
    append sections main; append items a b c to main; apply
    """

  /// A recording of Galley's own answers after a change.
  static func changed(
    _ lines: String = headed, format: Renderer.Format? = .json, _ change: (inout Object) -> Void
  ) throws -> Transcript {
    let text = Recording.json(of: Session.after(lines).document).text
    var recording = try RecordedObjects.read(text)
    change(&recording)
    return verify(String(decoding: try JSONSerialization.data(withJSONObject: recording), as: UTF8.self), format: format)
  }

  /// The same after a change of the elements at the start.
  static func changed(
    format: Renderer.Format? = .json, elements change: (inout [Object]) -> Void
  ) throws -> Transcript {
    try changed(format: format) { recording in
      var steps = recording["steps"] as? [[String: Any]] ?? []
      var elements = steps[0]["elements"] as? [[String: Any]] ?? []
      change(&elements)
      steps[0]["elements"] = elements
      recording["steps"] = steps
    }
  }

  @Test func aFrameThatDiffersIsNamedWithItsRule() throws {
    let transcript = try Self.changed(elements: { $0[1]["frame"] = [196.5, 30, 197.5, 100] })
    #expect(
      transcript.answers.contains(
        "\"change\":\"frame\",\"recorded\":[196.5,30,197.5,100],\"found\":[196.667,30,196.333,100]")
        || transcript.answers.contains("\"change\":\"frame\",\"recorded\":[196.5,30,197.5,100]"), "\(transcript.answers)")
    #expect(transcript.answers.contains("\"rule\":\"R3.2\"") && transcript.answers.contains("\"agreed\":7,"), "\(transcript.answers)")
    #expect(transcript.errors.contains("UIKit's answers differ in 1 place"))
  }

  @Test func whatIsOnlyOnOneSideIsNamed() throws {
    let missing = try Self.changed(elements: { $0[0]["item"] = 7 })
    #expect(missing.answers.contains("\"item\":7,\"change\":\"missing\"") && missing.answers.contains("\"item\":0,\"change\":\"extra\""))
    let decoration = try Self.changed(elements: { $0.append($0[0].merging(["category": "decoration", "kind": "_UIPlate"]) { $1 }) })
    #expect(decoration.errors == "" && decoration.answers.contains("\"notComparable\":1,"))
    #expect(try Self.changed(elements: { $0[2]["zIndex"] = 9 }).answers.contains("\"change\":\"zIndex\",\"recorded\":[9]"))
    let hidden = try Self.changed(elements: { $0[2]["isVisible"] = false })
    #expect(hidden.answers.contains("\"change\":\"visibility\",\"recorded\":[0],\"found\":[1]"))
  }

  /// Each of several differences in one element has a row.
  @Test func allThatDiffersInAnElementIsNamed() throws {
    let transcript = try Self.changed(elements: { elements in
      elements[2].merge(["frame": [1, 2, 3, 4], "zIndex": 9, "isVisible": false, "alpha": 0.5]) { $1 }
    })
    for change in ["frame", "zIndex", "visibility", "alpha"] {
      #expect(transcript.answers.contains("\"change\":\"\(change)\""), "\(change): \(transcript.answers)")
    }
    #expect(transcript.answers.contains("\"agreed\":7,"), "\(transcript.answers)")
  }

  @Test func howOpaqueSomethingIsIsComparedWhereRecorded() throws {
    let faint = try Self.changed(elements: { $0[2]["alpha"] = 0.5 })
    #expect(faint.answers.contains("\"change\":\"alpha\",\"recorded\":[0.5],\"found\":[1]"), "\(faint.answers)")
    #expect(try Self.changed(elements: { $0[2]["alpha"] = nil }).errors == "")
  }

  static let rows = """
    template swimlane; append sections a b; append items x y z to a; append items p{1...9} to b; apply; scroll b to 200
    """

  /// Values that were not recorded are counted, and do not count as agreeing.
  @Test func whatWasNotRecordedIsCounted() throws {
    func notComparable(_ change: (inout [Object]) -> Void) throws -> Int? {
      let transcript = try Self.changed(Self.rows) { recording in
        var steps = recording["steps"] as? [Object] ?? []
        change(&steps)
        recording["steps"] = steps
      }
      #expect(transcript.errors == "", "\(transcript.text)")
      return transcript.answers.firstMatch(of: /"notComparable":(\d+),"agreeingSystems"/).flatMap { Int($0.output.1) }
    }
    #expect(try notComparable { _ in } == 0)
    #expect(try notComparable { $0[0]["offsets"] = Object() } == 2)
    #expect(try notComparable { $0[1]["offsets"] = ["1": 200] } == 1)
    #expect(try notComparable { $0.removeLast() } == 1)
    #expect(try notComparable { $0[1]["asked"] = ["x", "y"] } == 1)
    #expect(try notComparable { $0[1]["asked"] = [String]() } == 0)
    #expect(try notComparable { $0[1]["refusal"] = "the section 'b' has no visible scroll view" } == 1)
  }

  @Test func aFileWithoutAnswersIsRefused() {
    #expect(Self.verify("{\"recording\": 1, \"documents\": []}").errors.contains("it contains no answers"))
  }

  /// The text names the side that has an element if the other side does not.
  @Test func theSideThatHasItIsNamed() throws {
    func text(_ change: (inout [Object]) -> Void) throws -> String {
      try Self.changed(format: nil, elements: change).answers
    }
    #expect(try text { $0.removeFirst() }.contains("extra: Galley has it and UIKit does not"))
    #expect(try text { $0.append($0[0].merging(["item": 7]) { $1 }) }.contains("missing: UIKit has it and Galley does not"))
    #expect(!(try text { $0[2]["zIndex"] = 9 }.contains("does not")))
  }

  /// Offsets of sections are compared to a pixel.
  @Test(arguments: [("leftToRight", 0.3, false), ("leftToRight", 0.4, true), ("rightToLeft", 0.3, false), ("rightToLeft", 7, true)])
  func anOffsetOfASectionIsFound(direction: String, change: Double, isFound: Bool) throws {
    let lines = """
      set environment.direction \(direction); template swimlane; append sections a b; append items x y z to a
      append items p{1...9} to b; apply
      """
    let transcript = try Self.changed(lines) { recording in
      var steps = recording["steps"] as? [[String: Any]] ?? []
      var offsets = steps[0]["offsets"] as? [String: Double] ?? [:]
      offsets["1", default: .nan] += change
      steps[0]["offsets"] = offsets
      recording["steps"] = steps
    }
    #expect(transcript.answers.contains("\"section\":1,\"item\":null,\"change\":\"sectionOffset\"") == isFound, "\(transcript.answers)")
    #expect(transcript.errors.isEmpty != isFound)
  }

  /// A private decoration counts as a list's background if it is the only one in its section with "Background" in its name. Without any
  /// recorded private decoration, UIKit has no background there.
  @Test(arguments: [
    (["_UIListBackground"], 0, ""), (["_UIPlate"], 2, ""), (["_UIListBackground", "_UIOtherBackground"], 3, ""), ([], 0, "extra"),
  ]) func theBackgroundOfAListIsFoundByItsName(kinds: [String], notComparable: Int, change: String) throws {
    let lines = "define section rows list appearance=grouped; use rows; append sections a; append items x y to a; apply"
    let transcript = try Self.changed(lines) { recording in
      var steps = recording["steps"] as? [[String: Any]] ?? []
      let elements = steps[0]["elements"] as? [[String: Any]] ?? []
      let background = elements.first { $0["category"] as? String == "decoration" } ?? [:]
      steps[0]["elements"] =
        elements.filter { $0["category"] as? String != "decoration" } + kinds.map { background.merging(["kind": $0, "zIndex": -9]) { $1 } }
      recording["steps"] = steps
    }
    #expect(transcript.answers.contains("\"notComparable\":\(notComparable),\"agreeingSystems\""), "\(transcript.answers)")
    #expect(transcript.answers.contains("\"differing\":[]") == change.isEmpty, "\(transcript.answers)")
    #expect(change.isEmpty || transcript.answers.contains("\"change\":\"\(change)\""), "\(transcript.answers)")
  }

  /// With several views, the answer names the view that differs.
  @Test func theViewThatDiffersIsNamed() throws {
    let lines = Self.headed + "; view other; use grid; append sections c; append items z{1...5} to c; apply"
    let transcript = try Self.changed(lines) { recording in
      var documents = recording["documents"] as? [[String: Any]] ?? []
      var steps = documents[1]["steps"] as? [[String: Any]] ?? []
      steps[0]["contentSize"] = [1, 2]
      documents[1]["steps"] = steps
      recording["documents"] = documents
    }
    #expect(transcript.answers.contains("\"differing\":[{\"view\":\"other\",\"step\":\"shown\""), "\(transcript.answers)")
    #expect(transcript.answers.contains("{\"view\":\"main\",\"agreed\":8,\"differing\":0,"), "\(transcript.answers)")
    #expect(transcript.answers.contains("{\"view\":\"other\",\"agreed\":9,\"differing\":1,"), "\(transcript.answers)")
  }

  @Test func exceptionsAreCompared() throws {
    let raised = try Self.changed { recording in
      recording["steps"] = [["line": NSNull(), "exception": "something else"]]
    }
    #expect(raised.answers.contains("\"exceptions\":[{\"recorded\":\"something else\",\"found\":\"\"}]"))
    let narrow = "define item wide width=500 height=50; define group row horizontal width=1w height=60 of wide; define section grid row"
    let lines = "\(narrow); use grid; append sections a; append items b; apply"
    #expect(Recording.json(of: Session.after(lines).document).text.contains("cannot fit even a single item"))
    Self.expectAgreement(with: Session.after(lines).document, "")
  }

  /// From iOS 18 on, flexible gaps reduce the length that fractions refer to. A recording of iOS 18 that is labelled as iOS 16 agrees only
  /// with the later rules.
  @Test func aDifferenceOfTheSystemIsNoDefect() throws {
    let transcript = try Self.changed(Self.flexibleGap, Self.attributeToEarlierSystem)
    #expect(transcript.answers.contains("\"agreeingSystems\":[18,26]"), "\(transcript.answers)")
  }

  @Test func whatCannotBeReadIsRefusedAtItsPlace() throws {
    #expect(Self.verify("{\"recording\": 2}").errors.contains("its version is not 1, the only one that Galley reads"))
    #expect(Self.verify("{\"recording\": 2, \"documents\": [], \"more\": 1}").errors.contains("its version is not 1"))
    #expect(try Self.changed { $0["script"] = ["quit"] }.errors.contains("the line 'quit' in the recording failed"))
    #expect(try Self.changed { $0["script"] = ["export csv a.csv"] }.errors.contains("in the recording failed"))
    let wrong = try Self.changed { $0["system"] = 3 }
    #expect(wrong.errors.contains("a string is expected here"))
    let empty = try Self.changed { $0["steps"] = [] }
    #expect(empty.errors.contains("it contains no answers"))
  }
}
