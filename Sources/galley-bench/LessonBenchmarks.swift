import Lessons

/// The time limit for beginning a lesson, in seconds.
private let budget = 0.05

/// Prints the time to begin a lesson, from the start of the process to the last character of its page: as a multiple of a start without a
/// lesson, and as how many times it fits into the time limit.
func lessonBenchmarks() {
  guard let galley = path(besideThisOne: "galley") else { return print("galley beside this executable is missing") }
  let begun = BundledLesson.all.map { lesson in
    (name: lesson.name, pairs: (0..<11).map { _ in (start(galley, "lesson \(lesson.number)"), start(galley, "")) })
  }
  let slowest = begun.map { (name: $0.name, seconds: median($0.pairs.map(\.0)), ratio: median($0.pairs.map { $0.0 / $0.1 })) }
    .max { $0.seconds < $1.seconds }
  guard let slowest else { return }
  print(
    "the slowest to begin, \(slowest.name): \(rounded(slowest.ratio)) x a start without a lesson, \(rounded(budget / slowest.seconds)) times within 50 ms"
  )
  let whole = median((0..<11).map { _ in start(galley, BundledLesson.all.map { "lesson \($0.number)" }.joined(separator: ";")) })
  print(
    "all \(begun.count) begun one after another in one process: \(rounded(Double(begun.count) * budget / whole)) times within 50 ms each")
}

private func start(_ galley: String, _ commands: String) -> Double { seconds(galley, ["-c", commands], input: "/dev/null") }
