/// What the benchmarks measured, in order. Each figure is printed as it comes, unless all of them are wanted as JSON.
final class Figures {
  struct Figure: Equatable {
    /// The benchmark it belongs to, such as `layout`; with the name it identifies the figure in `galley-bench compare`.
    var part: String
    /// What was measured, with its workload.
    var name: String
    var value: Double
    /// What the value counts, such as `raw writes`; the plain times are in `ns` or `ms` and depend on the machine.
    var unit: String
    /// What it has to reach, or to stay below; nil for a figure that only informs.
    var bound: Bound?
  }

  enum Bound: Equatable {
    case atMost(Double)
    case atLeast(Double)
  }

  private(set) var all: [Figure] = []
  private let isPrinted: Bool
  private var part = ""

  init(isPrinted: Bool) { self.isPrinted = isPrinted }

  /// Begins a benchmark.
  func begin(_ part: String) {
    self.part = part
    say("— \(part)")
  }

  /// Prints a line that is no figure.
  func say(_ line: String) {
    if isPrinted { print(line) }
  }

  /// Records a figure; a remark, such as the same in other units, is printed only.
  func add(_ name: String, _ value: Double, _ unit: String, _ bound: Bound? = nil, remark: String = "") {
    let figure = Figure(part: part, name: name, value: value, unit: unit, bound: bound)
    all.append(figure)
    say("  \(name): \(figure.shownValue)\(bound.map { ", \($0.words)" } ?? "")\(remark.isEmpty ? "" : " (\(remark))")")
  }
}

extension Figures.Figure {
  var shownValue: String { "\(rounded(value)) \(unit)" }
}

extension Figures.Bound {
  var words: String {
    switch self {
    case .atMost(let limit): "at most \(rounded(limit))"
    case .atLeast(let limit): "at least \(rounded(limit))"
    }
  }
}
