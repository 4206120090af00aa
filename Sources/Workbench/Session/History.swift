/// The steps a session took, as deep as it is long.
///
/// The lines stand one after another in one buffer, so that a million short commands cost little more than their bytes.
struct History: Sendable {
  private struct Step: Sendable {
    var textEnd: Int
    var change: Change
  }

  private var text: [UInt8] = []
  /// Steps taken, each with what undoes it.
  private var done: [Step] = []
  /// Steps undone, the last undone last, each with what does it again.
  private var undone: [Undone] = []

  private struct Undone: Sendable {
    var text: [UInt8]
    var change: Change
  }

  var count: Int { done.count }
  var undoneCount: Int { undone.count }

  /// Keeps a step; what was undone before is forgotten.
  mutating func record(_ line: ArraySlice<UInt8>, undoneBy change: Change) {
    if !undone.isEmpty { undone.removeAll() }
    text.append(contentsOf: line)
    done.append(Step(textEnd: text.count, change: change))
  }

  /// Undoes the last step; nil where there is none. Returns its line.
  mutating func undo(_ document: inout Document) -> String? {
    guard let step = done.popLast() else { return nil }
    let line = Array(text[(done.last?.textEnd ?? 0)..<step.textEnd])
    text.removeLast(line.count)
    undone.append(Undone(text: line, change: step.change.apply(to: &document)))
    return String(decoding: line, as: UTF8.self)
  }

  /// Does the step that was undone last again; nil where there is none. Returns its line.
  mutating func redo(_ document: inout Document) -> String? {
    guard let step = undone.popLast() else { return nil }
    text.append(contentsOf: step.text)
    done.append(Step(textEnd: text.count, change: step.change.apply(to: &document)))
    return String(decoding: step.text, as: UTF8.self)
  }

  /// The line of a step, the first being number 0.
  func line(_ index: Int) -> String {
    String(decoding: text[(index == 0 ? 0 : done[index - 1].textEnd)..<done[index].textEnd], as: UTF8.self)
  }
}
