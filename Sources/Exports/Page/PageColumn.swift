import Rendering

/// A numeric column of a page's table, written compactly: as runs of equal steps, or as plain numbers.
struct PageColumn {
  private(set) var numbers: [Double] = []

  static let shape: JSONShape = .either([.array(.number), ["runs": .array(.number)]])

  mutating func append(_ number: Double) { numbers.append(number) }
  mutating func append(_ number: Int) { numbers.append(Double(number)) }

  /// An object whose runs are three numbers each (first value, step, count), or an array of all numbers, whichever is shorter.
  var json: JSON {
    var runs: [JSON] = []
    var start = 0
    while start < numbers.count {
      guard runs.count < numbers.count else { return .array(numbers.map(JSON.number)) }
      let run = run(from: start)
      runs += [.number(numbers[start]), .number(run.step), .integer(run.count)]
      start += run.count
    }
    return runs.count < numbers.count ? ["runs": .array(runs)] : .array(numbers.map(JSON.number))
  }

  private struct ElementStretch {
    var step: Double
    var count: Int
  }

  /// The longest run from an index whose numbers are exactly the first number plus multiples of a step.
  private func run(from start: Int) -> ElementStretch {
    guard start + 1 < numbers.count else { return ElementStretch(step: 0, count: 1) }
    let first = numbers[start]
    let step = numbers[start + 1] - first
    var count = 1
    while start + count < numbers.count, numbers[start + count] == first + Double(count) * step { count += 1 }
    return ElementStretch(step: step, count: count)
  }
}
