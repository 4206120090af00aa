import Rendering

/// A column of numbers of a page's table, as short as it can be written: runs of equal steps, or one number after the other.
struct PageColumn {
  private(set) var numbers: [Double] = []

  mutating func append(_ number: Double) { numbers.append(number) }
  mutating func append(_ number: Int) { numbers.append(Double(number)) }

  /// An object with runs of three numbers each, the first one, the step and how many follow each other; or an array of all numbers.
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

  /// The numbers from an index on that are exactly the first one and a multiple of a step.
  private func run(from start: Int) -> ElementStretch {
    guard start + 1 < numbers.count else { return ElementStretch(step: 0, count: 1) }
    let first = numbers[start]
    let step = numbers[start + 1] - first
    var count = 1
    while start + count < numbers.count, numbers[start + count] == first + Double(count) * step { count += 1 }
    return ElementStretch(step: step, count: count)
  }
}
