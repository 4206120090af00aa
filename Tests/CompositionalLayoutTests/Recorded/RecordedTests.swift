import CompositionalLayout
import Testing

/// The engine's results compared with UIKit's, to a hundredth of a point.
@Suite struct RecordedTests {
  static let tolerance = 0.01

  @Test func allCasesAreThere() {
    #expect(RecordedCases.all.static.count == 121)
    #expect(RecordedCases.all.orthogonal.count == 12)
    #expect(RecordedCases.all.sized.count == 15)
  }

  @Test(arguments: RecordedCases.all.static.map(Named.init))
  func frames(_ named: Named<StaticCase>) {
    let recorded = named.value
    let solution = recorded.solution()
    let viewport = Viewport(contentOffset: recorded.offset.map(Point.init(list:)) ?? .zero)
    var elements = Array(solution.elements(at: viewport))
    if recorded.offset != nil {
      let bounds = Rect(origin: viewport.contentOffset, size: recorded.environment.bounds)
      elements.removeAll { !$0.frame.intersects(bounds) }
    }
    expectSame(elements, recorded.expected.elements)
    #expect(isNear([solution.contentSize.width, solution.contentSize.height], recorded.expected.contentSize))
  }

  @Test(arguments: RecordedCases.all.static.map(Named.init))
  func rectangles(_ named: Named<StaticCase>) {
    let recorded = named.value
    let solution = recorded.solution()
    let viewport = Viewport(contentOffset: recorded.offset.map(Point.init(list:)) ?? .zero)
    for answer in recorded.expected.rects {
      let found = solution.elements(in: Rect(list: answer.rect), at: viewport).map(\.id)
      #expect(Set(found) == Set(answer.elements), "\(answer.rect)")
      #expect(found.count == answer.elements.count, "\(answer.rect)")
    }
  }

  @Test(arguments: RecordedCases.all.orthogonal.map(Named.init))
  func restingOffsets(_ named: Named<OrthogonalCase>) {
    let solution = named.value.solution()
    for step in named.value.steps {
      var viewport = Viewport()
      for section in step.sections {
        let offset = solution.restingOffset(inSection: section.section, asked: step.asked)
        #expect(isNear([offset ?? .nan], [section.restingOffset]), "asked \(step.asked), section \(section.section)")
        viewport.orthogonalOffsets[section.section] = offset
      }
      let cells = solution.visibleElements(in: viewport).filter { $0.category == .cell }
      for section in step.sections {
        let seen = cells.filter { $0.section == section.section }
        #expect(seen.map(\.item) == section.visibleCells.map(\.item), "asked \(step.asked)")
        for (cell, expected) in zip(seen, section.visibleCells) {
          let moved = cell.frame.offsetBy(x: -(viewport.orthogonalOffsets[section.section] ?? 0), y: 0)
          #expect(isNear(moved.list, expected.frame))
        }
      }
    }
  }

  private func expectSame(_ elements: [Element], _ expected: [RecordedElement]) {
    var found: [Element.ID: Element] = [:]
    for element in elements { found[element.id] = element }
    #expect(elements.count == expected.count)
    for element in expected {
      guard let category = ElementCategory(rawValue: element.category) else { continue }
      let id = Element.ID(category: category, kind: element.kind, section: element.section, item: element.item)
      #expect(isNear(found[id]?.frame.list ?? [], element.frame), "\(id)")
      #expect(found[id]?.zIndex == element.zIndex, "\(id)")
    }
  }
}

/// The case with the given name.
struct Named<Value: NamedCase>: CustomTestStringConvertible, Sendable {
  var value: Value
  var testDescription: String { "\(value.id) \(value.name)" }
}

/// Whether numbers differ by no more than the tolerance.
func isNear(_ a: [Double], _ b: [Double], within tolerance: Double = RecordedTests.tolerance) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

extension Rect {
  var list: [Double] { [minX, minY, width, height] }
}

extension RecordedTests {
  @Test(arguments: RecordedCases.all.sized.map(Named.init))
  func measured(_ named: Named<SizedCase>) {
    let recorded = named.value
    var solution = recorded.solution()
    let preferred = Dictionary(
      uniqueKeysWithValues: (recorded.preferred ?? []).map { ($0.item, Size(width: $0.size[0], height: $0.size[1])) })
    var taken: Set<Int> = []
    let offset = recorded.offset.map(Point.init(list:)) ?? .zero
    for offset in offset == .zero ? [offset] : [.zero, offset] {
      let sizes = solution.measureDisplayed(in: Viewport(contentOffset: offset)) { element in element.item.flatMap { preferred[$0] } }
      taken.formUnion(sizes.sizes.keys.compactMap(\.item))
    }
    #expect(taken.sorted() == recorded.measuredItems)
    for cell in recorded.expected.visibleCells {
      #expect(isNear(solution.cell(at: cell.item, inSection: 0)?.frame.list ?? [], cell.frame), "item \(cell.item)")
    }
    let seen = solution.visibleElements(in: Viewport(contentOffset: offset)).filter { $0.category == .cell }.compactMap(\.item)
    #expect(seen == recorded.expected.visibleCells.map(\.item).sorted())
    #expect(isNear([solution.contentSize.width, solution.contentSize.height], recorded.expected.contentSize))
  }
}
