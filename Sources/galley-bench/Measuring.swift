#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The duration of one run, in seconds.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = now()
  try body()
  return now() - start
}

private func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The duration of the fastest run, in seconds.
func fastest(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
  var fastest = Double.infinity
  for _ in 0..<runs { fastest = min(fastest, try seconds(body)) }
  return fastest
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Uses a value, so that the compiler cannot remove its computation.
@inline(never)
func keep<Value>(_ value: Value) {}

/// Prints a ratio with two decimals, and the measured time.
func report(_ name: String, _ ratio: Double, _ unit: String, seconds: Double) {
  print("\(name): \((ratio * 100).rounded() / 100) \(unit) (\((seconds * 1e6).rounded() / 1e3) ms)")
}
