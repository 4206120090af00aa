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

  /// Every n-th case, or all cases if the sample is large. Prints the number as `count` does.
  package static func every<Case>(_ step: Int, of all: some Sequence<Case>, _ cases: String) -> [Case] {
    let all = Array(all)
    guard count(all.count / step, large: all.count, of: cases) < all.count else { return all }
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
