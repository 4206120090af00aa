#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Counts the tested lines, and prints the number of lines per second of processor time at exit.
enum Rate {
  nonisolated(unsafe) static var lines = 0
  nonisolated(unsafe) private static var hasBegun = false

  /// Starts counting. A process that exits normally prints the rate.
  static func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    atexit {
      let seconds = max(1, Rate.processorSeconds)
      print("\(Rate.lines) lines in \(Int(seconds)) seconds of processor time: \(Int(Double(Rate.lines) / seconds)) lines per second")
    }
  }

  static func count(_ bytes: some Sequence<UInt8>) { lines += bytes.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
