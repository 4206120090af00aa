import Sessions

/// Measures a picture, an explanation and advice in a document of a million items, from the typed line to the last character.
func pictureBenchmarks(_ figures: Figures) {
  let layouts = [
    ("three columns", "template grid 3"), ("a list", "template list"), ("photos", "template photos"),
    (
      "a dressed grid",
      "template grid 3; define header title width=1w height=44 pinToVisibleBounds=true; add title to grid; define badge dot width=20 height=20 containerAnchor=(edges:top+trailing); add dot to cell; define background plate; add plate to grid"
    ),
  ]
  for (name, lines) in layouts {
    var session = Session()
    let output = Output()
    let setup = "container 390x844; \(lines); append sections main; append items item{1...1000000} to main; apply; scroll to 0,1000000"
    _ = session.runLines(Array(setup.utf8), from: .command, to: output)
    for command in [
      "frames --visible", "draw", "draw --visible", "draw --visible --groups", "draw --width 200", "explain item500000", "lint",
    ] {
      let cost = medianCost(of: command, in: session)
      figures.add("\(name), \(command)", cost.seconds * 1000, "ms", remark: "\(cost.bytes) bytes")
    }
  }
}

/// The median time of many runs, and the bytes of one answer.
private func medianCost(of command: String, in session: Session) -> (seconds: Double, bytes: Int) {
  var session = session
  let output = Counted()
  let bytes = Array(command.utf8)
  var times: [Double] = []
  for _ in 0..<101 { times.append(seconds { _ = session.runLines(bytes, from: .command, to: output) }) }
  return (median(times), output.count / times.count)
}

/// An output that counts what it receives.
private final class Counted: Output {
  var count = 0

  override func write(_ text: String) { count += text.utf8.count }
  override func writeError(_ text: String) { count += text.utf8.count }
}
