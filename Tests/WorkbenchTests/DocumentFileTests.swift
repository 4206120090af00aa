import TestSupport
import Testing

@testable import Rendering
@testable import Sessions

/// JSON files that are not documents are rejected with a reason and a location.
@Suite struct DocumentFileTests {
  /// The message for a rejected file, and the text at its location.
  private static func refusal(of text: String) -> String? {
    let session = Session(settings: Session.Settings(errorRenderer: Renderer(format: .json)))
    let output = Transcript()
    let isTaken = session.rebuild(from: Array(text.utf8), with: session.context(from: .prompt, to: output))
    guard !isTaken, let error = JSON(parsing: output.errors)?["error"], case .string(let message)? = error["message"],
      case .number(let line)? = error["line"], case .number(let column)? = error["column"], case .number(let length)? = error["length"]
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(message): \(lines[Int(line) - 1].dropFirst(Int(column) - 1).prefix(Int(length)))"
  }

  @Test(arguments: [
    ("", "it ends too early: "), ("{\"galley\":1,", "it ends too early: "),
    ("[]", "an object is expected here: []"),
    ("{}", "'galley' is missing here: {}"), (file() + " x", "nothing can follow the end of the value: x"),
    (file(version: "3"), "its version is 3, but Galley reads only versions 1 to 2: 3"),
    (file(version: "\"1\""), "a number is expected here: \"1\""),
    (file(version: "1,\"galley\":1"), "'galley' is given twice: \"galley\""),
    (
      file(version: "1,\"colour\":3"),
      "'colour' is not a key here; the keys are galley, environment, components, views, currentView, screen: \"colour\""
    ),
    (file(version: "1e999"), "'1e999' is too large for a number: 1e999"),
    (file(components: String(repeating: "[", count: 100_000)), "values are nested more than 64 levels deep: ["),
    (file(components: "{}"), "an array is expected here: {}"), (file(components: "[3]"), "an object is expected here: 3"),
    (file(components: "[\n{\"name\":\"a\"}]"), "'kind' is missing here: {\"name\":\"a\"}"),
    (file(components: "[\(photo), \(photo)]"), "'photo' already exists: \"photo\""),
    (file(components: "[\(component("item x; quit"))]"), "one word is expected here: \"item x; quit\""),
    (file(components: "[\(component("itm"))]"), "there is no command 'define itm': \"itm\""),
    (file(components: "[\(component("item", "\"width\":\"44\""))]"), "an item needs a height: \(component("item", "\"width\":\"44\""))"),
    (
      file(components: "[\(component("item", "\"width\":\"44\",\"height\":\"wide\""))]"),
      "'wide' is not a dimension: \"wide\""
    ),
    (
      file(components: "[\(component("item", "\"width\":\"44\",\"height\":\"4\",\"colour\":\"red\""))]"),
      "an item has no property 'colour': \"colour\""
    ),
    (file(current: "other"), "there is no view 'other': \"other\""),
    (file(views: "[\(view()),\(view())]"), "'main' already exists: \"main\""),
    (file(views: "[\(view(bounds: "[1]"))]"), "two numbers are expected here, [width,height]: [1]"),
    (file(views: "[\(view(bounds: "[1,null]"))]"), "a number is expected here: null"),
    (file(views: "[\(view(identity: "ids"))]"), "'ids' is not one of id, content, reference, unequalHash: \"ids\""),
    (file(views: "[\(view(uses: "[{\"component\":\"photos\"}]"))]"), "there is no component 'photos': \"photos\""),
    (file(views: "[\(view(state: "append items a to x"))]"), "the snapshot has no sections yet: append items a to x"),
    (
      file(views: "[\(view(state: "append sections a; append sections b"))]"),
      "a single command is expected here: \"append sections a; append sections b\""
    ),
    (file(views: "[\(view(state: ""))]"), "a single command is expected here: \"\""),
  ])
  func saysWhatIsWrongAndWhere(text: String, refusal: String) { #expect(Self.refusal(of: text) == refusal) }

  /// Added components may be defined after their containers and keep their positions, so that an edit changes only a few lines.
  @Test func componentsStandInTheOrderOfTheirDefinition() throws {
    let lines = """
      define item small width=1w height=1h; define group row horizontal width=1w height=100 of small; define section grid row
      define header title width=1w height=40; define badge dot width=9 height=9; add title to grid; add dot to small
      """
    let session = Session.after(lines)
    let file = session.run("export json -").answers
    guard case .array(let components)? = JSON(parsing: file)?["components"] else {
      Issue.record("\(file)")
      return
    }
    #expect(components.map { $0["name"] } == [.string("small"), .string("row"), .string("grid"), .string("title"), .string("dot")])
    let other = Session()
    let isTaken = other.rebuild(from: Array(file.utf8), with: other.context(from: .prompt, to: Output()))
    #expect(isTaken)
    let again = other.run("export json -").answers
    #expect(again == file)
  }

  /// A document is data: it cannot write a file, open another one or quit.
  @Test(arguments: [
    "quit", "save there", "export svg there", "read there", "open there", "reset", "undo", "frames", "echo a", "timing on",
    "lesson fraction",
    "mark a", "template list", "expect error unknown-item apply", "help",
  ])
  func whatIsNoEditIsRefused(line: String) {
    #expect(
      Self.refusal(of: Self.file(views: "[\(Self.view(state: line))]"))
        == "a document contains only edits, and this is not one: \(line)")
  }

  @Test func anEmptyFileOfTheRightKeysIsTheStart() {
    let session = Session()
    let isAccepted = session.rebuild(from: Array(Self.file().utf8), with: session.context(from: .prompt, to: Output()))
    #expect(isAccepted)
    #expect(session.document == Session().document)
  }

  private static func file(
    version: String = "1", components: String = "[]", views: String = "[]", current: String = "main"
  ) -> String {
    """
    {"galley":\(version),"environment":{"device":null,"settings":{}},"components":\(components),"views":\(views),"currentView":"\(current)"}
    """
  }

  private static let photo = component("item", "\"width\":\"44\",\"height\":\"44\"")

  private static func component(_ kind: String, _ settings: String = "") -> String {
    "{\"name\":\"photo\",\"kind\":\"\(kind)\",\"settings\":{\(settings)},\"subitems\":[],\"added\":[]}"
  }

  private static func view(
    bounds: String = "[390,844]", identity: String = "id", uses: String = "[]", state: String? = nil
  ) -> String {
    """
    {"name":"main","bounds":\(bounds),"identity":"\(identity)","difference":"minimal","settings":{},"added":[],"uses":\(uses),\
    "state":[\(state.map { "\"\($0)\"" } ?? "")]}
    """
  }
}
