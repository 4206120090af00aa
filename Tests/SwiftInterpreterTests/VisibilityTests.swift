import SwiftParsing
import TestSupport
import Testing

@testable import SwiftInterpreter

/// The visibility of names: private names are visible only in their file, and the nearest of several types is chosen.
@Suite struct VisibilityTests {
  private static func height(_ files: [String], _ paths: [String] = [], call: String) throws -> Double? {
    let reader = SwiftReader(files: files.map { Array($0.utf8) }, paths: paths, host: SwiftHost(width: 400, height: 800))
    let reading = try reader.read(call, sectionCount: 1)
    return reading.components.flatMap { $0.lines }.first?.rowHeight
  }

  private static func maker(_ name: String, _ height: String) -> String {
    """
    func \(name)() -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    """
  }

  /// Private declarations in two files, and the code that uses them.
  private static let privates = [
    ("private enum Metric { static let height: CGFloat = N }", "Metric.height"), ("fileprivate let height: CGFloat = N", "height"),
    ("private func height() -> CGFloat { N }", "height()"),
    ("private typealias Metric = Metric_N\nenum Metric_N { static let h: CGFloat = N }", "Metric.h"),
    ("private extension CGFloat { static var own: CGFloat { N } }", "CGFloat.own"),
    ("extension CGFloat { fileprivate static let own: CGFloat = N }", "CGFloat.own"),
    ("private extension CGFloat { var own: CGFloat { self + N - 1 } }", "CGFloat(1).own"),
    ("private extension CGFloat { func own() -> CGFloat { self + N - 1 } }", "CGFloat(1).own()"),
    ("private protocol P {}\nextension P { var h: CGFloat { N } }\nprivate struct S: P {}", "S().h"),
  ]

  @Test(arguments: privates) func aFileSeesItsOwnPrivateNames(declaration: String, expression: String) throws {
    let files = ["10", "20"].map { number in
      declaration.split(separator: "N", omittingEmptySubsequences: false).joined(separator: number) + "\n"
        + Self.maker("make\(number)", expression)
    }
    #expect(try Self.height(files, call: "make10()") == 10)
    #expect(try Self.height(files, call: "make20()") == 20)
    #expect(try Self.height(files.reversed(), call: "make10()") == 10)
  }

  @Test func ofSeveralTypesTheNearestIsMeant() throws {
    let metrics = ["10", "20"].map { "enum Metric { static let height: CGFloat = \($0) }" }
    let files = [metrics[0], Self.maker("near", "Metric.height"), metrics[1]]
    #expect(try Self.height(files, ["App/A/Metric.swift", "App/A/Near.swift", "App/B/Metric.swift"], call: "near()") == 10)
    #expect(try Self.height(files, ["App/A/Metric.swift", "App/B/Near.swift", "App/B/Metric.swift"], call: "near()") == 20)
    let own = [metrics[0] + "\n" + Self.maker("near", "Metric.height"), metrics[1]]
    #expect(try Self.height(own, call: "near()") == 10)
  }

  @Test func severalTypesThatAreAsNearAreRefused() throws {
    let files = ["10", "20"].map { "enum Metric { static let height: CGFloat = \($0) }" } + [Self.maker("near", "Metric.height")]
    do {
      _ = try Self.height(files, ["App/A/Metric.swift", "App/B/Metric.swift", "App/Near.swift"], call: "near()")
      Issue.record("it is read")
    } catch let failure as SwiftReader.Failure {
      guard case .refused(let refusal) = failure else { throw failure }
      #expect(refusal.reason == .severalTypes("Metric"))
      #expect(refusal.others.map { $0.file } == [0, 1])
    }
  }

  @Test func aModulesTypeIsNamedWithTheModule() throws {
    let files = [
      "import Kit\nenum Metric { static let height: CGFloat = 10 }\n" + Self.maker("near", "Kit.Metric.height"),
      "enum Metric { static let height: CGFloat = 20 }",
    ]
    #expect(try Self.height(files, ["App/Near.swift", "Kit/Metric.swift"], call: "near()") == 20)
  }

  /// Only the declarations of a manifest or a script in a folder are used.
  @Test func otherFilesDoNotRunWhereACallIsNamed() throws {
    let files = [
      Self.maker("near", "gap"), "let gap: CGFloat = 15\nlet all = try FileManager.default.list()\nfor one in all { print(one) }",
    ]
    #expect(try Self.height(files, call: "near()") == 15)
  }
}
