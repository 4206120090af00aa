import DequeModule

/// The steps a session took, as deep as it is long.
///
/// Every step keeps its line, one after another in one buffer. The last ten thousand keep what undoes them too. To keep that for all
/// would cost up to 8 KB a step (an insertion into a million items copies so much of the tree); beyond them the lines since a checkpoint
/// are run again, of which there are few, whatever the number of steps.
struct History: Sendable {
  /// How many steps keep what undoes them, and what does them again.
  static let reach = 10_000
  /// How many checkpoints there are at most, besides those of steps that cannot be run again.
  private static let mostCheckpoints = 8

  /// The document after some steps.
  struct Checkpoint: Sendable {
    /// How many steps were taken.
    var step: Int
    var document: Document
    /// The step before it cannot be run again: it took what a file held then.
    var isFinal: Bool
  }

  private struct Undone: Sendable {
    var text: [UInt8]
    /// What does it again; nil where its line is to be run.
    var change: Change?
    /// The document after it, where its line cannot be run again.
    var result: Checkpoint?
  }

  private var text: [UInt8] = []
  /// Where the line of each step ends.
  private var ends: [Int] = []
  /// What undoes the last steps.
  private var changes: Deque<Change> = []
  private var checkpoints: [Checkpoint]
  private var interval = Self.reach
  /// Steps undone, the last undone last.
  private var undone: [Undone] = []

  /// No steps yet.
  init(from document: Document) { checkpoints = [Checkpoint(step: 0, document: document, isFinal: false)] }

  var count: Int { ends.count }
  var undoneCount: Int { undone.count }

  /// Keeps a step that led to a document; what was undone before is forgotten.
  ///
  /// - Parameter canRunAgain: its line leads from the same document to the same document at any time.
  mutating func record(
    _ line: ArraySlice<UInt8>, undoneBy change: Change, to document: borrowing Document, canRunAgain: Bool = true
  ) {
    if !undone.isEmpty { undone.removeAll() }
    push(line, undoneBy: change)
    if !canRunAgain {
      checkpoints.append(Checkpoint(step: count, document: copy document, isFinal: true))
    } else if count >= checkpoints[checkpoints.count - 1].step + interval {
      checkpoints.append(Checkpoint(step: count, document: copy document, isFinal: false))
      thinOut()
    }
  }

  private mutating func push(_ line: some Collection<UInt8>, undoneBy change: Change) {
    text.append(contentsOf: line)
    ends.append(text.count)
    changes.append(change)
    if changes.count > Self.reach { changes.removeFirst() }
  }

  /// Leaves out every second checkpoint where there are too many; later ones stand further apart.
  private mutating func thinOut() {
    guard checkpoints.count(where: { !$0.isFinal }) > Self.mostCheckpoints else { return }
    interval *= 2
    var stays = false
    checkpoints.removeAll { checkpoint in
      guard !checkpoint.isFinal else { return false }
      stays.toggle()
      return !stays
    }
  }

  // MARK: Undo and redo

  /// Undoes the last step. Returns its line; nil where there is none, or where `remember` has to be called first.
  mutating func undo(_ document: inout Document) -> String? {
    guard let change = changes.popLast() else { return nil }
    let start = ends.count > 1 ? ends[ends.count - 2] : 0
    let line = Array(text[start...])
    let result = checkpoints.last.flatMap { $0.step == count && $0.isFinal ? $0 : nil }
    if checkpoints[checkpoints.count - 1].step == count { checkpoints.removeLast() }
    text.removeLast(line.count)
    ends.removeLast()
    undone.append(Undone(text: line, change: change.apply(to: &document), result: result))
    if undone.count > Self.reach { undone[undone.count - 1 - Self.reach].change = nil }
    return String(decoding: line, as: UTF8.self)
  }

  /// The steps are there, but not what undoes the last of them.
  var hasForgotten: Bool { changes.isEmpty && count > 0 }

  /// Brings back what undoes the last steps.
  ///
  /// - Parameter run: runs a line on a document.
  mutating func remember(_ run: (String, inout Document) -> Void) {
    guard var place = checkpoints.lastIndex(where: { $0.step < count }) else { return }
    var document = checkpoints[place].document
    for step in checkpoints[place].step..<count {
      if step >= count - Self.reach { changes.append(.replace(document)) }
      if place + 1 < checkpoints.count, checkpoints[place + 1].step == step + 1 {
        place += 1
        document = checkpoints[place].document
      } else {
        run(line(step), &document)
      }
    }
  }

  /// Does the step that was undone last again; nil where there is none. Returns its line.
  ///
  /// - Parameter run: runs a line on a document.
  mutating func redo(_ document: inout Document, _ run: (String, inout Document) -> Void) -> String? {
    guard let step = undone.popLast() else { return nil }
    let line = String(decoding: step.text, as: UTF8.self)
    if let change = step.change {
      push(step.text, undoneBy: change.apply(to: &document))
    } else {
      push(step.text, undoneBy: .replace(document))
      if let result = step.result { document = result.document } else { run(line, &document) }
    }
    if let result = step.result { checkpoints.append(result) }
    return line
  }

  /// The line of a step, the first being number 0.
  func line(_ index: Int) -> String {
    String(decoding: text[(index == 0 ? 0 : ends[index - 1])..<ends[index]], as: UTF8.self)
  }
}
