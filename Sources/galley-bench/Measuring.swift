// How long things take, and how figures are written: what all benchmarks share.

/// The seconds that one run takes.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(body).components
  return Double(time.seconds) + Double(time.attoseconds) / 1e18
}

/// The seconds of the shortest of some runs.
func fastest(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
  var fastest = Double.infinity
  for _ in 0..<runs { fastest = min(fastest, try seconds(body)) }
  return fastest
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Uses a value so that the compiler cannot optimise it away.
@inline(never)
func keep<Value>(_ value: Value) {}

func rounded(_ value: Double) -> String {
  let tenths = Int(value * 10 + 0.5)
  return value < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(value + 0.5))"
}

/// Seconds as milliseconds, to the microsecond.
func milliseconds(_ seconds: Double) -> String { "\((seconds * 1e6).rounded() / 1000) ms" }
