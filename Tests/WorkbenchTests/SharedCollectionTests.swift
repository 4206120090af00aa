import CompositionalLayout
import TestSupport
import Testing

@testable import Documents
@testable import Snapshots

/// Compares the collections of a document, whose copies share storage, with arrays.
@Suite struct SharedCollectionTests {
  private struct Entry: Keyed {
    var key: Int
    var value: Int
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func aKeyedListIsAnArrayWithUniqueKeys(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list: KeyedList<Entry> = []
    var model: [Entry] = []
    for value in 0..<300 {
      let (before, modelBefore) = (list, model)
      let entry = Entry(key: Int.random(in: 0..<20, using: &random), value: value)
      let place = model.firstIndex { $0.key == entry.key }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        list.append(entry)
        if let place { model.remove(at: place) }
        model.append(entry)
      case 1:
        list.put(entry)
        if let place { model[place] = entry } else { model.append(entry) }
      case 2:
        #expect(list.remove(entry.key) == place.map { model.remove(at: $0) })
      default:
        let other = Entry(key: entry.key + 20, value: value)
        list.replace(entry.key, by: other)
        guard let place else { break }
        model[place] = other
        model.removeAll { $0.key == other.key && $0.value != value }
      }
      #expect(list.elements == model && list.count == model.count)
      #expect(list == KeyedList(model) && (list == before) == (model == modelBefore))
      #expect(before.elements == modelBefore, "a copy stays")
    }
  }

  @Test func theOrderOfAKeyedListCounts() {
    var list: KeyedList<String> = ["a", "b"]
    #expect(list != ["b", "a"] && list == ["a", "b"])
    #expect(list.append("a") > 1)
    #expect(list == ["b", "a"] && !list.contains("c") && Set(list.keys(notIn: ["a", "c"])) == ["b"])
  }

  @Test func contentsAreEqualWhereTheirFieldsAre() {
    var (one, other) = (Content(), Content())
    for key in ["a", "b", "a"] { one.set(Content.Field(key: key, value: key)) }
    for (key, value) in [("a", "x"), ("b", "b"), ("a", "a")] { other.set(Content.Field(key: key, value: value)) }
    #expect(one == other && one.hashValue == other.hashValue && one["b"] == "b" && one.map { $0.key } == ["a", "b"])
    var turned = Content()
    for key in ["b", "a"] { turned.set(Content.Field(key: key, value: key)) }
    #expect(one != turned)
    other.set(Content.Field(key: "a", value: "y"))
    #expect(one != other)
  }

  /// The last matching row wins. A row without a condition permanently removes the rows that it overrides.
  @Test(arguments: 0..<20 as Range<UInt64>) func aSectionProviderAnswersAsTheLastMatchingRow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var provider = SectionProvider()
    var given: [Use] = []
    for _ in 0..<80 {
      let component = String(Int.random(in: 0..<4, using: &random))
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        provider.remove(component)
        given.removeAll { $0.component == component }
      case 1:
        provider.rename(component, to: "renamed")
        for index in given.indices where given[index].component == component { given[index].component = "renamed" }
      default:
        let targets: [Use.UseTarget] = [.every, .section("a"), .section("b"), .index(0), .index(1)]
        let conditions = [nil, nil] + [100.0, 200, 300].map { Condition.length(.width, .atLeast, $0) }
        let use = Use(
          component: component, target: targets.randomElement(using: &random)!, condition: conditions.randomElement(using: &random)!)
        provider.use(use)
        given.removeAll {
          use.condition == nil && use.target == .every || $0.target == use.target && [nil, $0.condition].contains(use.condition)
        }
        given.append(use)
      }
      for name in ["0", "1", "2", "3", "renamed"] {
        #expect(provider.mentions(name) == given.contains { $0.component == name })
      }
      for width in [50.0, 150, 250, 350] {
        let environment = Environment(bounds: Size(width: width, height: 100))
        for (index, identifier) in ["a", "b", "c"].enumerated() {
          let last = given.last { use in
            let isServed = [.every, .section(identifier), .index(index)].contains(use.target)
            return isServed && use.condition?.holds(in: environment) ?? true
          }
          #expect(provider.component(for: identifier, at: index, in: environment) == last?.component)
        }
      }
    }
  }

  @Test func anEqualRowStaysUnlessALaterOneOverridesIt() {
    var provider = SectionProvider()
    for (component, target) in [("a", Use.UseTarget.section("x")), ("b", .section("y"))] {
      provider.use(Use(component: component, target: target))
    }
    let before = provider
    provider.use(Use(component: "a", target: .section("x")))
    #expect(provider == before)
    provider.use(Use(component: "c", target: .index(0)))
    provider.use(Use(component: "a", target: .section("x")))
    #expect(provider.uses.map { $0.component } == ["b", "c", "a"])
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func aComponentLibraryKnowsTheOwnersOfEachPart(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var library = ComponentLibrary()
    for step in 0..<200 {
      let names = (0..<4).map { _ in "c\(Int.random(in: 0..<8, using: &random))" }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: library[names[0]] = nil
      case 1 where library[names[0]] != nil: library.rename(names[0], to: "r\(step)")
      case 2: library[names[0]]?.parts.supplementaries.append(names[1])
      case 3: library[names[0]]?.parts.supplementaries.remove(names[1])
      case 4: library[names[0]]?.parts.backgrounds.append(names[1])
      default: library[names[0]] = .group(.horizontal, of: Array(names.dropFirst()))
      }
      for part in Set(library.flatMap { $0.value.parts.all }).union(library.keys).union(names) {
        #expect(Set(library.owners(of: part)) == Set(library.filter { $0.value.parts.contains(part) }.map { $0.key }))
      }
    }
  }

  @Test(arguments: [1, 31, 32, 33, 2_048, 70_000, 140_000]) func anEditedCopyOfASharedArrayDiffersInOneChunk(count: Int) {
    var array = SharedArray<Int>()
    for number in 0..<count { array.append(number) }
    #expect(array.positions(unsharedWith: array).isEmpty)
    for position in [0, count / 2, count - 1] {
      var copy = array
      copy[position] = -1
      let positions = copy.positions(unsharedWith: array)
      #expect(positions.contains(position) && positions.count <= 32 && copy != array)
      copy[position] = position
      #expect(copy == array)
    }
    var longer = array
    longer.append(count)
    #expect(longer.positions(unsharedWith: array).contains(count) && longer != array)
    longer.removeLast()
    #expect(longer == array && array.positions(unsharedWith: longer).count <= 32)
  }

  @Test func aViewListFindsItsViewsAndWhatChanged() {
    var views = ViewList(View(name: "v0", bounds: .zero))
    for number in 1..<100 { views.append(View(name: "v\(number)", bounds: .zero)) }
    let before = views
    #expect(views.index(named: "v70") == 70 && views.index(named: "v100") == nil && views == before)
    views[70].applyCount = 1
    #expect(views.indices(changedSince: before) == [0, 70] && views != before && before[70].applyCount == 0)
    views.append(View(name: "v100", bounds: .zero))
    #expect(views.indices(changedSince: before) == [0, 70, 100] && views != before)
  }

  @Test func cellsAreReusedLastFirstByRegistration() {
    var queue = ReuseQueue()
    for (name, item) in [("a", "1"), (nil, "2"), ("a", "3"), ("b", "4")] { queue.append(CellRegister.Cell(name: name, shows: item)) }
    #expect(queue.cells.map { $0.shows } == ["1", "2", "3", "4"])
    #expect(queue.removeLast(of: "a")?.shows == "3" && queue.removeLast(of: "a")?.shows == "1" && queue.removeLast(of: "a") == nil)
    #expect(queue.removeLast(of: nil)?.shows == "2" && queue.removeLast(of: "c") == nil && queue.cells.map { $0.shows } == ["4"])
    queue.append(CellRegister.Cell(name: "a", shows: "5"))
    _ = queue.removeLast(of: "a")
    var other = ReuseQueue()
    other.append(CellRegister.Cell(name: "b", shows: "4"))
    #expect(queue == other)
  }
}
