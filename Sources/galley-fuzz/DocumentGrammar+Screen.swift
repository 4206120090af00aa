extension DocumentGrammar {
  mutating func environmentLine() -> String {
    switch choices.below(6) {
    case 0: deviceLine()
    case 1: "rotate"
    case 2: "set environment.direction \(pick(["rightToLeft", "leftToRight"]))"
    case 3: "set layout.scrollDirection \(pick(["horizontal", "vertical"]))"
    default: "container \(number())x\(number())"
    }
  }

  /// A phone, or an iPad with an app that fills all or part of its screen.
  private mutating func deviceLine() -> String {
    guard choices.below(2) == 0 else { return "device \(pick(["iphone-16-pro", "iphone-se-3"]))" }
    let part = pick(["", " full", " twoThirds", " half", " third", " slideOver"])
    return "device \(pick(["ipad-pro-13-m4", "ipad-9.7"]))\(part)\(pick(["", " landscape"]))"
  }

  mutating func screenLine() -> String {
    switch choices.below(10) {
    case 0, 1: "scroll \(pick(["to", "by"])) \(point())\(pick(["", " --exactly"]))"
    case 2: "scroll \(section()) to \(number())\(pick(["", " --exactly"]))"
    case 3: "scroll \(section()) by \(number())"
    case 4: "flick \(section()) \(number())"
    case 5: "measure \(item()) \(pick(["width", "height"]))=\(number())"
    case 6: "measure \(item()) \(number())x\(number())\(pick(["", " taken", " taken --only", " --later"]))"
    case 7, 8: "measure \(pick(["cell", "title", "photo", "dot"])) \(number())x\(number())"
    default: "measure kind@\(boundary()) \(number())x\(number()) section=\(section()) taken"
    }
  }
}
