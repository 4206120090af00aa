import Foundation
import Testing

@testable import Linting
@testable import Sessions

/// Compares the list of checks with the catalogue that they implement.
@Suite struct CatalogueTests {
  private struct Entry: Decodable {
    var id: String
    var severity: String
    var scope: String
  }

  private let entries: [Entry]

  init() throws {
    let file = try #require(Bundle.module.url(forResource: "lint-catalogue", withExtension: "json", subdirectory: "Fixtures"))
    entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: file))
  }

  @Test func everyCheckOfTheCatalogueIsThereOnce() {
    #expect(Check.all.map(\.id).sorted() == entries.map(\.id).sorted())
    #expect(LintCase.all.map(\.id).sorted() == entries.map(\.id).sorted())
  }

  @Test(arguments: Check.all.compactMap(\.rule)) func theRuleItRestsOnIsThere(_ rule: String) {
    #expect(Rule.all.contains { $0.number == rule })
  }

  @Test func severityAndScopeAreTheCatalogues() throws {
    for check in Check.all {
      let entry = try #require(entries.first { $0.id == check.id })
      #expect(check.severity.rawValue == entry.severity, "\(check.id)")
      #expect(check.scope.rawValue == entry.scope, "\(check.id)")
    }
  }
}
