// Figures are ratios of things done in one run: absolute times say little about another machine.
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The benchmarks by name: `galley-bench layout`, or all of them.
let benchmarks: [(name: String, run: () throws -> Void)] = [
  ("parsing", parsingBenchmarks), ("reading", readingBenchmarks), ("layout", layoutBenchmarks), ("snapshots", snapshotBenchmarks),
  ("typing", typingBenchmarks),
  ("pasting", pastingBenchmarks),
  ("pictures", pictureBenchmarks), ("lessons", lessonBenchmarks),
  ("shell", shellBenchmarks),
]

let wanted = CommandLine.arguments.dropFirst()
for name in wanted where !benchmarks.contains(where: { $0.name == name }) {
  print("there is no benchmark '\(name)'; there are: \(benchmarks.map(\.name).joined(separator: ", "))")
  exit(64)
}
for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) {
  print("— \(benchmark.name)")
  try benchmark.run()
}
