import Foundation

/// The number of random cases in a test: few by default, many if `GALLEY_LARGE_SAMPLES` is set, as `.ci/run` does.
///
/// The large sample of a seeded test starts with the cases of the small one.
package enum SampleSize {
  package static let isLarge = ProcessInfo.processInfo.environment["GALLEY_LARGE_SAMPLES"].map { !$0.isEmpty && $0 != "0" } ?? false

  /// The number of cases to try. If the sample is large, prints the number with the name of the cases, so that a log shows which cases were
  /// tried.
  package static func count(_ small: Int, large: Int, of cases: String) -> Int {
    guard isLarge else { return small }
    print("large sample: \(large) \(cases)")
    return large
  }

  /// Every n-th case. Prints the number as `count` does if the sample is large.
  ///
  /// - Parameter step: The distance between the cases of a small sample.
  /// - Parameter large: The distance between the cases of a large sample.
  package static func every<Case>(_ step: Int, large: Int = 1, of all: some Sequence<Case>, _ cases: String) -> [Case] {
    let all = Array(all)
    let step = isLarge ? large : step
    let chosen = stride(from: 0, to: all.count, by: step).map { all[$0] }
    return Array(chosen.prefix(count(chosen.count, large: chosen.count, of: cases)))
  }
}
