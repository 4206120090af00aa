import SwiftSource

/// The most that opening 3 MB and evaluating one of its functions may take, in frame writes: 0.2 s where one takes 0.5 ns.
private let budget = 400_000_000.0

/// Measures what it costs to read UIKit code: many files are opened and one function in them is evaluated. In writes of one raw frame
/// into memory in the same run.
func readingBenchmarks(_ figures: Figures) throws {
  let write = rawFrameWrite()
  let files = generatedSource(bytes: 3_000_000).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let sources = parts(of: files, count: 100)
  figures.say("  \(sources.reduce(0) { $0 + $1.count }) bytes of Swift in \(sources.count) files")
  for (name, entry, makesData) in [
    ("a function of one type", "Screen1000ViewController.makeLayout(columns: 3)", false),
    ("a function of one type, and whatever makes data", "Screen1000ViewController.makeLayout(columns: 3)", true),
    ("a function whose type is not said", "makeLayout(columns: 3)", false),
  ] {
    let time = try fastest(of: 5) {
      let reader = SwiftReader(files: sources, host: SwiftHost())
      keep(try reader.read(entry, sectionCount: 3, makesData: makesData))
    }
    figures.add(name, time * 1e9 / write, "raw writes", .atMost(budget), remark: milliseconds(time))
  }
}

/// The lines as so many files, cut between declarations.
private func parts(of lines: [ArraySlice<UInt8>], count: Int) -> [[UInt8]] {
  var parts: [[UInt8]] = [[]]
  let size = lines.reduce(0) { $0 + $1.count + 1 } / count
  for line in lines {
    parts[parts.count - 1] += line + [UInt8(ascii: "\n")]
    if line == [UInt8(ascii: "}")], parts[parts.count - 1].count >= size { parts.append([]) }
  }
  return parts
}
