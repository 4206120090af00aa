import Testing

@testable import CommandLanguage
@testable import Workbench

/// JSON files that are no documents say why.
@Suite struct DocumentFileTests {
  @Test(arguments: [
    ("{\"galley\":1,", "it is no JSON"), ("", "it is no JSON"), ("[]", "another kind of value is expected"),
    ("{}", "'galley' is missing"),
    (Self.file(components: "[{\"name\":\"photo\"}]"), "components[0]: 'kind' is missing"),
    (Self.file(components: "[3]"), "components[0]: another kind of value is expected"),
    (
      Self.file(
        views:
          "[{\"name\":\"v\",\"bounds\":[1],\"identity\":\"id\",\"difference\":\"minimal\",\"settings\":{},\"added\":[],\"uses\":[],\"state\":[]}]"
      ),
      "view 'v' has other bounds, identity or difference than a view can have"
    ),
  ])
  func saysWhatIsWrong(text: String, reason: String) {
    do {
      _ = try DocumentFile.lines(of: Array(text.utf8), named: "x.json")
      Issue.record("it was read")
    } catch {
      #expect(error.message.english == "'x.json' is no document: \(reason)")
    }
  }

  @Test func anotherVersionIsNamed() {
    #expect(throws: Diagnostic.self) { try DocumentFile.lines(of: Array(Self.file(version: 2).utf8), named: "x.json") }
  }

  @Test func anEmptyFileOfTheRightKeysIsTheStart() throws {
    let lines = try DocumentFile.lines(of: Array(Self.file().utf8), named: "x.json")
    #expect(Session.after(lines.joined(separator: "\n")).document == Session().document)
  }

  private static func file(version: Int = 1, components: String = "[]", views: String = "[]") -> String {
    """
    {"galley":\(version),"environment":{"device":null,"settings":{}},"components":\(components),"views":\(views),"currentView":"main"}
    """
  }
}
