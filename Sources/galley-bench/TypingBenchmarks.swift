import Workbench

/// Prints the time the shell needs between two keys, in a document of 100,000 items: for completions, continuation, missing arguments and
/// colouring.
func typingBenchmarks() {
  var session = Session()
  let output = Output()
  let lines =
    "append sections main other; append items item{1...100000} to main; append items other{1...1000} to other; apply; template grid 3"
  _ = session.runLines(Array(lines.utf8), from: .command, to: output)
  let entry = Array(
    "append items fresh item99; move item item77777 before item99999; set cell.widthDimension fractionalWidth(0.3); frames item5".utf8)
  let clock = ContinuousClock()
  var keys: [Double] = []
  for _ in 0..<20 {
    for end in 1...entry.count {
      let typed = Array(entry[..<end])
      let time = clock.measure {
        keep(session.meanings(in: typed))
        keep(session.continuation(of: typed))
        keep(session.template(after: typed))
        keep(session.completion(of: typed))
      }
      keys.append(milliseconds(time))
    }
  }
  keys.sort()
  print(
    "a key in a document of 101,000 items, completion included: median \(shown(keys[keys.count / 2])), 99th percentile \(shown(keys[keys.count * 99 / 100])), longest \(shown(keys[keys.count - 1]))"
  )
  let idle = clock.measure { for _ in 0..<1000 { keep(Session().meanings(in: entry)) } }
  print("the same entry's meanings in an empty document, each: \(shown(milliseconds(idle) / 1000))")
  stepBenchmarks()
}

/// Prints the time of a command at a prompt, where it runs on a copy of the session, in a short session and in a long one.
private func stepBenchmarks() {
  let (early, late) = (promptCommand(after: 1_000), promptCommand(after: 1_000_000))
  print(
    "a prompt's command after 1,000 and 1,000,000 steps: \(shown(early)) and \(shown(late)), \((late / early * 10).rounded() / 10) x")
}

/// The median time, in milliseconds, of a command that runs on a copy, as at a prompt, after a number of steps.
private func promptCommand(after steps: Int) -> Double {
  var session = Session()
  let output = Output()
  _ = session.runLines(
    Array(("append sections m\n" + String(repeating: "append items i; delete items i\n", count: steps / 2)).utf8), from: .command,
    to: output)
  var times = (0..<201).map { number in
    ContinuousClock().measure {
      var copy = session
      _ = copy.runLines(Array("append items n\(number)".utf8), from: .prompt, to: output)
      session = copy
    }
  }
  times.sort()
  return milliseconds(times[times.count / 2])
}

private func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}

private func shown(_ milliseconds: Double) -> String { "\((milliseconds * 1000).rounded() / 1000) ms" }
