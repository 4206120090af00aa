import SwiftInterpreter
import SwiftParsing

/// Opens 3 MB of UIKit code in 100 files, and evaluates one function in it. The unit is the time to parse the files.
func readingBenchmarks() throws {
  let lines = generatedSource(bytes: 3_000_000).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let sources = parts(of: lines, count: 100)
  let parsing = fastest(of: 5) { for source in sources { keep(SourceFile(source).statements.count) } }
  for (name, entry, makesData) in [
    ("a function of one type", "Screen1000ViewController.makeLayout(columns: 3)", false),
    ("a function of one type, and its data", "Screen1000ViewController.makeLayout(columns: 3)", true),
    ("a function of an unknown type", "makeLayout(columns: 3)", false),
  ] {
    let time = try fastest(of: 5) {
      let reader = SwiftReader(files: sources, host: SwiftHost())
      keep(try reader.read(entry, sectionCount: 3, makesData: makesData))
    }
    report("read 3 MB of Swift for \(name)", time / parsing, "of parsing it", seconds: time)
  }
}

/// Distributes the lines over `count` files, split between declarations.
private func parts(of lines: [ArraySlice<UInt8>], count: Int) -> [[UInt8]] {
  var parts: [[UInt8]] = [[]]
  let size = lines.reduce(0) { $0 + $1.count + 1 } / count
  for line in lines {
    parts[parts.count - 1] += line + [UInt8(ascii: "\n")]
    if line == [UInt8(ascii: "}")], parts[parts.count - 1].count >= size { parts.append([]) }
  }
  return parts
}
