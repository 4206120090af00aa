import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Each open question is decided in one place.
@Suite struct AssumptionPlaceTests {
  /// Each assumption has one function, named after it, which a phase asks; and no function assumes what is not listed.
  @Test func everyAssumptionIsOneFunctionThatIsAsked() throws {
    let files = try Repository.swiftFiles(below: "Sources/CompositionalLayout")
    let text = files.map(\.text).joined(separator: "\n")
    let functions = text.matches(of: /func assume(\w+)\(/).map { String($0.output.1) }
    let names = Assumption.allCases.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
    #expect(functions.sorted() == names.sorted())
    for name in names {
      #expect(text.components(separatedBy: "assume\(name)(").count > 2, "nothing calls assume\(name)")
    }
  }

  /// The place of each is where its function begins, or the comment above it.
  @Test(arguments: Assumption.allCases) func everyPlaceIsThatOfTheFunction(assumption: Assumption) throws {
    let text = try Repository.text(of: assumption.place.path)
    let after = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(assumption.place.line - 1)
    let function = try #require(after.first { $0.contains("func ") })
    let name = assumption.rawValue.prefix(1).uppercased() + assumption.rawValue.dropFirst()
    #expect(function.contains("func assume\(name)("), "\(assumption.place.path):\(assumption.place.line)")
  }
}
