import TestSupport
import Testing

@testable import Rendering
@testable import Sessions

/// `help answers` lists every key of the JSON answers.
@Suite struct AnswerTests {
  /// A screen for which every command has an answer.
  static let screen = """
    template grid 3
    define header title width=1w height=44 pinToVisibleBounds=true
    define badge dot width=10 height=10
    define item none width=1w height=0
    define group lanes horizontal width=200 height=50 of cell
    define section lane lanes orthogonalScrollingBehavior=groupPaging
    define group nothing horizontal width=1w height=30 of none
    define section empty nothing
    add dot to cell; add title to grid
    use lane for lane; use empty for empty
    append sections main lane empty gone
    append items a b c d e to main; append items l{1...9} to lane; append items z to empty
    apply; mark before
    append items m{1...400} to main; move item a after b; delete items c; reload items d; reconfigure items e; reload sections lane
    move section lane before main; delete sections gone; append sections new
    set grid.interGroupSpacing 20
    apply; append items q to new
    """

  static let commands = [
    "frames", "visible", "explain b", "explain title", "draw", "draw --visible --groups", "tree", "compare mark before",
    "compare grid lane", "lint --all", "snapshot", "snapshot pending", "diff", "apply", "help answer", "where item a",
    "content section main",
    "apply --cells", "explain section lane", "explain offset lane", "show grid", "show layout", "ls",
  ]

  @Test(arguments: commands) func everyKeyIsInHelp(command: String) {
    let session = Session.after(Self.screen)
    session.settings = .machine
    let told = Set(HelpTopic.answers.lines.joined(separator: " ").split { !$0.isLetter }.map(String.init))
    let transcript = session.run(command)
    let lines = (transcript.answers + transcript.errors).split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      guard let value = JSON(parsing: line) else {
        Issue.record("no JSON: \(line)")
        continue
      }
      #expect(value.keys.subtracting(told) == [], "\(command)")
    }
  }

  /// The statement about the last result is true.
  @Test func theLastResultIsTheNumber() throws {
    let session = Session.after(Self.screen)
    session.settings = .machine
    let answer = try #require(JSON(parsing: session.run("explain b").answers))
    guard case .object(let members) = answer, case .array(let elements)? = members.first?.value, let element = elements.first,
      case .array(let frame)? = element["frame"]
    else { throw Shapeless() }
    for (index, part) in ["x", "y", "width", "height"].enumerated() {
      guard case .array(let steps)? = element[part] else { throw Shapeless() }
      #expect(steps.last?["result"] == frame[index])
    }
  }

  private struct Shapeless: Error {}
}

extension JSON {
  /// The keys of all objects in it, except for objects whose keys are names: sections and properties.
  fileprivate var keys: Set<String> {
    switch self {
    case .null, .bool, .integer, .number, .string: []
    case .array(let values): values.reduce(into: []) { $0.formUnion($1.keys) }
    case .object(let members):
      members.reduce(into: []) { keys, member in
        keys.insert(member.key)
        if !["offsets", "properties", "content"].contains(member.key) { keys.formUnion(member.value.keys) }
      }
    }
  }
}
