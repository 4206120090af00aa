/// Measures the memory of ten million items, as bytes of the process for each: the most that it has at a time, what a start takes left out.
func memoryBenchmarks(_ figures: Figures) {
  guard let galley = path(besideThisOne: "galley") else { return figures.say("galley beside this executable is missing") }
  let count = 10_000_000
  let start = peakMemory(galley, ["-c", "append sections main"])
  for (name, lines, bound) in [("appended", "", 80.0), ("appended and applied", "; apply", 100)] {
    let peak = peakMemory(galley, ["-c", "append sections main; append items 1...\(count) to main\(lines)"])
    figures.add("10000000 items \(name), each", (peak - start) / Double(count), "bytes", .atMost(bound))
  }
}
