import Sessions

/// Measures the time the shell needs between two keys, in a document of 100,000 items: for completions, continuation, missing arguments and
/// colouring.
func typingBenchmarks(_ figures: Figures) {
  var session = Session()
  let output = Output()
  let lines =
    "append sections main other; append items item{1...100000} to main; append items other{1...1000} to other; apply; template grid 3"
  _ = session.runLines(Array(lines.utf8), from: .command, to: output)
  let entry = Array(
    "append items fresh item99; move item item77777 before item99999; set cell.widthDimension fractionalWidth(0.3); frames item5".utf8)
  var keys: [Double] = []
  for _ in 0..<20 {
    for end in 1...entry.count {
      let typed = Array(entry[..<end])
      let time = seconds {
        keep(session.meanings(in: typed))
        keep(session.continuation(of: typed))
        keep(session.template(after: typed))
        keep(session.completion(of: typed))
      }
      keys.append(time)
    }
  }
  keys.sort()
  for (name, place) in [("median", keys.count / 2), ("99th percentile", keys.count * 99 / 100), ("longest", keys.count - 1)] {
    figures.add("a key in a document of 101,000 items, completion included, \(name)", keys[place] * 1000, "ms")
  }
  let idle = seconds { for _ in 0..<1000 { keep(Session().meanings(in: entry)) } }
  figures.add("the same entry's meanings in an empty document, each", idle * 1e6, "ns")
  stepBenchmarks(figures)
}

/// Measures the time of a command at a prompt, where it runs on a copy of the session, in a short session and in a long one.
private func stepBenchmarks(_ figures: Figures) {
  let (early, late) = (promptCommand(after: 1_000), promptCommand(after: 1_000_000))
  figures.add("a prompt's command after 1,000 steps", early * 1000, "ms")
  figures.add("a prompt's command after 1,000,000 steps", late / early, "x that after 1,000", remark: milliseconds(late))
}

/// The median seconds of a command that runs on a copy, as at a prompt, after a number of steps.
private func promptCommand(after steps: Int) -> Double {
  var session = Session()
  let output = Output()
  _ = session.runLines(
    Array(("append sections m\n" + String(repeating: "append items i; delete items i\n", count: steps / 2)).utf8), from: .command,
    to: output)
  let times = (0..<201).map { number in
    seconds {
      var copy = session
      _ = copy.runLines(Array("append items n\(number)".utf8), from: .prompt, to: output)
      session = copy
    }
  }
  return median(times)
}
