/// What differs by less is noise of the machine.
private let noise = 0.05

/// What changed from one run's figures to another's: a line for each that differs, and the count of the others.
func comparison(of old: [Figures.Figure], with new: [Figures.Figure]) -> [String] {
  var lines: [String] = []
  var part = ""
  var similar = 0
  for figure in new {
    let before = old.first { $0.part == figure.part && $0.name == figure.name }
    guard let line = change(from: before, to: figure) else {
      similar += 1
      continue
    }
    if part != figure.part { lines.append("— \(figure.part)") }
    part = figure.part
    lines.append("  \(figure.name): \(line)")
  }
  let gone = old.filter { figure in !new.contains { $0.part == figure.part && $0.name == figure.name } }
  lines += gone.map { "only in the first: \($0.part), \($0.name)" }
  return lines + ["\(similar) \(similar == 1 ? "figure differs" : "figures differ") by less than \(Int(noise * 100)) %"]
}

/// How a figure changed; nil if it hardly did.
private func change(from old: Figures.Figure?, to new: Figures.Figure) -> String? {
  let bound = new.bound.map { ", \($0.words)" } ?? ""
  guard let old, old.unit == new.unit else { return "only in the second, \(new.shownValue)\(bound)" }
  let ratio = new.value / old.value
  // A comparison with a figure that could not be measured is shown too.
  if abs(ratio - 1) < noise || old.value == new.value { return nil }
  return "\(rounded(old.value)) → \(new.shownValue), \(hundredths(ratio)) x\(bound)"
}
