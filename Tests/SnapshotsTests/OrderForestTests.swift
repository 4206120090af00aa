@testable import Snapshots
import TestSupport
import Testing

/// Compares the counted trees with plain arrays. The trees are high enough that inner nodes split and merge.
@Suite struct OrderForestTests {
  @Test(arguments: [1, 2] as [UInt64]) func sums(seed: UInt64) { run(seed, weighing: .sum) }

  @Test(arguments: [3, 4] as [UInt64]) func minima(seed: UInt64) { run(seed, weighing: .minimum) }

  /// Inserts at random positions and at the end, then removes everything, with checks in between.
  func run(_ seed: UInt64, weighing: OrderForest.Weighing) {
    var random = SeededGenerator(seed: seed)
    var tested = ListUnderTest(weighing: weighing)
    for slot in 0..<9000 {
      let index = slot % 3 == 0 ? Int.random(in: 0...tested.model.count, using: &random) : tested.model.count
      tested.insert(slot: Int32(slot), weight: Int32.random(in: 0..<50, using: &random), at: index)
      if slot % 450 == 0 { tested.check(using: &random) }
    }
    while !tested.model.isEmpty {
      // Sometimes single slots, sometimes many consecutive ones.
      let start = Int.random(in: 0..<tested.model.count, using: &random)
      for _ in 0..<min(300, tested.model.count - start) { tested.remove(at: start) }
      tested.check(using: &random)
    }
    #expect(tested.list == OrderForest.none)
  }
}

struct ListUnderTest {
  struct Entry {
    let slot: Int32
    let weight: Int32
  }

  var forest: OrderForest
  var list = OrderForest.none
  var leaves: [Int32: Int32] = [:]
  var model: [Entry] = []

  init(weighing: OrderForest.Weighing) { forest = OrderForest(weighing: weighing) }

  mutating func insert(slot: Int32, weight: Int32, at index: Int) {
    model.insert(Entry(slot: slot, weight: weight), at: index)
    if list == OrderForest.none {
      list = forest.makeList(owner: 5, slot: slot, weight: weight)
      leaves[slot] = list
      return
    }
    let change = forest.insert(slot, weight: weight, at: forest.spot(at: index, inList: list))
    leaves[slot] = change.leaf
    follow(change)
  }

  mutating func remove(at index: Int) {
    leaves[model.remove(at: index).slot] = nil
    follow(forest.remove(at: forest.spot(at: index, inList: list)))
  }

  mutating func follow(_ change: OrderForest.EditResult) {
    list = change.root
    guard change.relocated != OrderForest.none else { return }
    for slot in forest.nodes[Int(change.relocated)].entries { leaves[slot] = change.relocated }
  }

  func check(using random: inout SeededGenerator) {
    #expect(Array(SlotSequence(order: forest, list: list)) == model.map(\.slot))
    guard !model.isEmpty else { return }
    for _ in 0..<20 {
      let index = Int.random(in: 0..<model.count, using: &random)
      let entry = model[index]
      guard let leaf = leaves[entry.slot] else { Issue.record("no leaf of \(entry)"); return }
      let position = forest.position(of: entry.slot, inLeaf: leaf)
      #expect(position.index == index && position.owner == 5)
      checkWeights(index, leaf: leaf)
    }
  }

  func checkWeights(_ index: Int, leaf: Int32) {
    let entry = model[index]
    switch forest.weighing {
    case .none: break
    case .sum: #expect(forest.weight(before: entry.slot, inLeaf: leaf) == model[..<index].reduce(0) { $0 + Int($1.weight) })
    case .minimum:
      let spot = OrderForest.Spot(leaf: leaf, index: forest.index(of: entry.slot, in: leaf))
      let after = forest.spot(after: spot, weighingAtMost: 1).map(slot(at:))
      #expect(after == model[(index + 1)...].first { $0.weight <= 1 }?.slot)
      let before = forest.spot(before: spot, weighingLessThan: 1).map(slot(at:))
      #expect(before == model[..<index].last { $0.weight < 1 }?.slot)
    }
  }

  func slot(at spot: OrderForest.Spot) -> Int32 { forest.nodes[Int(spot.leaf)].entries[spot.index] }
}
