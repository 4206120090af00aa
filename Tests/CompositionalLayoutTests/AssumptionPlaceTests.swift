import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Each assumption is named in a comment where the engine follows it.
@Suite struct AssumptionPlaceTests {
  @Test func everyAssumptionIsNamedWhereItIsFollowed() throws {
    let files = try Repository.swiftFiles(below: "Sources/CompositionalLayout").filter { !$0.name.hasPrefix("Assumption") }
    var named: Set<String> = []
    for file in files {
      let text = file.text.replacing(#/\n *///? /#, with: " ")
      for match in text.matches(of: /assumption (\d+), (\w+)/) {
        let (number, name) = (String(match.output.1), String(match.output.2))
        #expect(Assumption(rawValue: name).map { String($0.number) } == number, "\(file.path): assumption \(number), \(name)")
        named.insert(name)
      }
    }
    #expect(Set(Assumption.allCases.map(\.rawValue)).subtracting(named) == [])
  }
}
