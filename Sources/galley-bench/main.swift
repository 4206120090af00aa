// Figures are ratios of things done in one run: absolute times say little about another machine.
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The benchmarks by name: `galley-bench layout`, or all of them.
let benchmarks: [(name: String, run: (Figures) throws -> Void)] = [
  ("parsing", parsingBenchmarks), ("reading", readingBenchmarks), ("layout", layoutBenchmarks), ("snapshots", snapshotBenchmarks),
  ("typing", typingBenchmarks), ("pasting", pastingBenchmarks), ("pictures", pictureBenchmarks), ("lessons", lessonBenchmarks),
  ("shell", shellBenchmarks), ("memory", memoryBenchmarks),
]

private func refuse(_ reason: String) -> Never {
  print(reason)
  exit(64)
}

private func recorded(in path: String) -> [Figures.Figure] {
  guard let bytes = bytes(ofFile: path) else { refuse("'\(path)' cannot be read") }
  guard let figures = Figures.read(bytes) else { refuse("'\(path)' is not what 'galley-bench --json' writes") }
  return figures
}

var wanted = Array(CommandLine.arguments.dropFirst())
if wanted.first == "compare" {
  guard wanted.count == 3 else { refuse("'compare' takes two files that 'galley-bench --json' wrote") }
  comparison(of: recorded(in: wanted[1]), with: recorded(in: wanted[2])).forEach { print($0) }
  exit(0)
}
let isJSON = wanted.contains("--json")
wanted.removeAll { $0 == "--json" }
for name in wanted where !benchmarks.contains(where: { $0.name == name }) {
  refuse("there is no benchmark '\(name)'; there are: \(benchmarks.map(\.name).joined(separator: ", "))")
}
let figures = Figures(isPrinted: !isJSON)
for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) {
  figures.begin(benchmark.name)
  try benchmark.run(figures)
}
if isJSON { print(figures.json, terminator: "") }
