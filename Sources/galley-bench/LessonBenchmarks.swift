import Lessons

/// The time limit for beginning a lesson, in seconds.
private let budget = 0.05

/// Measures the time to begin a lesson, from the start of the process to the last character of its page: as a multiple of a start without a
/// lesson, and as how many times it fits into the time limit.
func lessonBenchmarks(_ figures: Figures) {
  guard let galley = path(besideThisOne: "galley") else { return figures.say("galley beside this executable is missing") }
  let begun = BundledLesson.all.map { lesson in
    (name: lesson.name, pairs: (0..<11).map { _ in (start(galley, "lesson \(lesson.number)"), start(galley, "")) })
  }
  let slowest = begun.map { (name: $0.name, seconds: median($0.pairs.map(\.0)), ratio: median($0.pairs.map { $0.0 / $0.1 })) }
    .max { $0.seconds < $1.seconds }
  guard let slowest else { return }
  figures.add("the slowest to begin", slowest.ratio, "x a start without a lesson", remark: slowest.name)
  figures.add("the slowest to begin, from the start", budget / slowest.seconds, "times within 50 ms", .atLeast(1))
  let whole = median((0..<11).map { _ in start(galley, BundledLesson.all.map { "lesson \($0.number)" }.joined(separator: ";")) })
  figures.add(
    "all begun one after another in one process", Double(begun.count) * budget / whole, "times within 50 ms each", .atLeast(1),
    remark: "\(begun.count) lessons")
}

private func start(_ galley: String, _ commands: String) -> Double { seconds(galley, ["-c", commands], input: "/dev/null") }
