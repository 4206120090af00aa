import CompositionalLayout
import Foundation

/// UIKit's recorded results, as in `Fixtures/layout-cases.json`.
struct RecordedCases: Decodable {
  var `static`: [StaticCase]
  var orthogonal: [OrthogonalCase]
  var sized: [SizedCase]

  static let all: RecordedCases = {
    guard let url = Bundle.module.url(forResource: "layout-cases", withExtension: "json", subdirectory: "Fixtures"),
      let data = try? Data(contentsOf: url)
    else { return RecordedCases(static: [], orthogonal: [], sized: []) }
    do {
      return try JSONDecoder().decode(RecordedCases.self, from: data)
    } catch {
      print("layout-cases.json: \(error)")
      return RecordedCases(static: [], orthogonal: [], sized: [])
    }
  }()
}

/// The part that all kinds of cases have: a layout and the data's item counts.
protocol RecordedLayout: NamedCase {
  var container: [Double] { get }
  var scale: Double { get }
  var margins: [Double]? { get }
  var configuration: RecordedConfiguration? { get }
  var sections: [RecordedSection] { get }
}

/// A case that is named in test output.
protocol NamedCase: Sendable {
  var id: String { get }
  var name: String { get }
}

struct StaticCase: Decodable, RecordedLayout {
  var id: String
  var name: String
  var container: [Double]
  var scale: Double
  var margins: [Double]?
  var configuration: RecordedConfiguration?
  var sections: [RecordedSection]
  var offset: [Double]?
  var expected: Expected

  struct Expected: Decodable {
    var elements: [RecordedElement]
    var contentSize: [Double]
    var rects: [RecordedAnswer]
    var single: [[Double]]?
  }
}

struct OrthogonalCase: Decodable, RecordedLayout {
  var id: String
  var name: String
  var container: [Double]
  var scale: Double
  var margins: [Double]?
  var configuration: RecordedConfiguration?
  var sections: [RecordedSection]
  var steps: [Step]

  struct Step: Decodable {
    var asked: Double
    var sections: [StepSection]
  }

  struct StepSection: Decodable {
    var section: Int
    var restingOffset: Double
    var visibleCells: [RecordedCell]
  }
}

struct SizedCase: Decodable, RecordedLayout {
  var id: String
  var name: String
  var container: [Double]
  var scale: Double
  var margins: [Double]?
  var configuration: RecordedConfiguration?
  var sections: [RecordedSection]
  var offset: [Double]?
  var preferred: [Preferred]?
  var preferredSupplementary: [PreferredSupplementary]?
  var expected: Expected
  var measuredItems: [Int]

  struct Preferred: Decodable {
    var item: Int
    var size: [Double]
  }

  struct PreferredSupplementary: Decodable {
    var kind: String
    var size: [Double]
  }

  struct Expected: Decodable {
    var contentSize: [Double]
    var visibleCells: [RecordedCell]
  }
}

struct RecordedCell: Decodable {
  var item: Int
  var frame: [Double]
}

struct RecordedElement: Decodable {
  var category: String
  var kind: String?
  var section: Int
  var item: Int?
  var frame: [Double]
  var zIndex: Int
}

struct RecordedAnswer: Decodable {
  var rect: [Double]
  var elements: [Element.ID]

  private enum CodingKeys: CodingKey { case rect, elements }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    rect = try container.decode([Double].self, forKey: .rect)
    elements = try container.decode([Identity].self, forKey: .elements).map(\.id)
  }

  /// An identity written as a list: category, kind, section, item.
  private struct Identity: Decodable {
    var id: Element.ID

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      let category = try list.decode(ElementCategory.self)
      let kind = try list.decode(String?.self)
      let section = try list.decode(Int.self)
      id = Element.ID(category: category, kind: kind, section: section, item: try list.decode(Int?.self))
    }
  }
}
