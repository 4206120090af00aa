// Prints the figures of `Speed.md`. Each is the ratio of two times measured in the same run, because absolute times depend on the machine.
// `galley-bench layout` measures one part.
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let benchmarks: [(name: String, run: () throws -> Void)] = [
  ("shell", shellBenchmarks), ("layout", layoutBenchmark), ("snapshots", snapshotBenchmarks), ("picture", pictureBenchmark),
  ("reading", readingBenchmarks),
]

let wanted = CommandLine.arguments.dropFirst()
for name in wanted where !benchmarks.contains(where: { $0.name == name }) {
  print("there is no benchmark '\(name)'; there are: \(benchmarks.map { $0.name }.joined(separator: ", "))")
  exit(64)
}
for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) { try benchmark.run() }
