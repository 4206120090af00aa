import CompositionalLayout

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

/// The shortest of twenty runs, in nanoseconds for one of `count` things.
func fastestEach(of count: Int, _ body: () throws -> Void) rethrows -> Double { try fastest(of: 20, body) * 1e9 / Double(count) }

/// The unit of figures that are compared between machines: the nanoseconds of writing one frame into a buffer, in the same run.
func rawFrameWrite() -> Double {
  let count = 1000
  let frames = UnsafeMutablePointer<Rect>.allocate(capacity: count)
  defer { frames.deallocate() }
  return fastestEach(of: count) {
    for index in 0..<count { frames[index] = Rect(x: Double(index), y: 0, width: 1, height: 1) }
    keep(frames)
  }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Uses a value so that the compiler cannot optimise it away.
@inline(never)
func keep<Value>(_ value: Value) {}

/// A number with a decimal if it is small, and in groups of thousands if it is large.
func rounded(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  if value < 100 { return value < 1 ? hundredths(value) : decimals(value, of: 10) }
  var digits = String(Int(value + 0.5))
  for place in stride(from: digits.count - 3, to: 0, by: -3) {
    digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
  }
  return digits
}

func hundredths(_ value: Double) -> String { value.isFinite ? decimals(value, of: 100) : "\(value)" }

private func decimals(_ value: Double, of unit: Int) -> String {
  let parts = Int(value * Double(unit) + 0.5)
  let rest = String(parts % unit)
  return "\(parts / unit)." + String(repeating: "0", count: String(unit).count - 1 - rest.count) + rest
}

/// Seconds as milliseconds, to the microsecond.
func milliseconds(_ seconds: Double) -> String { "\((seconds * 1e6).rounded() / 1000) ms" }

/// Nanoseconds in the unit that needs the fewest digits.
func shown(nanoseconds time: Double) -> String {
  time < 10_000 ? "\(rounded(time)) ns" : time < 10_000_000 ? "\(rounded(time / 1000)) µs" : "\(rounded(time / 1_000_000)) ms"
}
