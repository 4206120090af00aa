extension DocumentGrammar {
  mutating func snapshotLine() -> String {
    let side = pick(["before", "after"])
    return switch choices.below(20) {
    case 0: "append sections \(some(2) { $0.section() })"
    case 1, 2, 3: "append items \(some(4) { $0.item() }) to \(section())"
    case 4: "insert sections \(section()) \(side) \(section())"
    case 5: "insert items \(some(2) { $0.item() }) \(side) \(item())"
    case 6: "delete items \(some(2) { $0.item() })"
    case 7: pick(["revert", "delete all", "delete sections A", "difference foundation", "difference minimal", "undo", "redo", "undo 4"])
    case 8: "move item \(item()) \(side) \(item())"
    case 9: "move section \(section()) \(side) \(section())"
    case 10: "\(pick(["reload", "reconfigure"])) items \(some(2) { $0.item() })"
    case 11: "reload sections \(section())"
    case 12: "content \(pick([item(), item(), "section \(section())"])) \(pick(["k=v", "k=w", "type=x", "type=y"]))"
    case 13: "view \(pick(["main", "todo"]))"
    case 14: "drag \(item()) to \(pick(["main", "todo"]))\(pick(["", " as copy", " before \(item())", " at A:0"]))"
    case 15: "identity \(pick(["id", "content", "reference"]))"
    default: pick(["apply", "apply", "apply usingReloadData", "apply animatingDifferences=false", "apply --all --ops --cells"])
    }
  }

  mutating func outlineLine() -> String {
    let side = pick(["before", "after"])
    return switch choices.below(9) {
    case 0, 1, 2: "append items \(item()) under \(item())"
    case 3: "\(pick(["expand", "collapse"])) items \(item())"
    case 4: "replace children of \(item()) with \(item()) \(item())"
    case 5: "insert outline of \(item()) \(side) \(item())"
    case 6, 7: "apply to \(section())"
    default: "reorder \(item()) \(side) \(item())"
    }
  }

  mutating func cellLine() -> String {
    let cell = pick(["card", "\"a cell\""])
    return switch choices.below(4) {
    case 0: "register cell \(cell)\(pick(["", " for x", " for y"]))\(pick(["", " configuring once"]))"
    case 1: "present \(section()) as \(cell)"
    case 2: "present index \(pick(["0", "1 2"])) as \(cell)"
    default: "keep cell \(pick([item(), ""])) as \(cell) shows \(item())"
    }
  }
}
