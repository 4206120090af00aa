import Snapshots

/// The steps of a session, including undone ones.
///
/// Every step keeps its line, so that it can be redone. The latest steps also keep their inverse. Of the older steps, a limited number are
/// checkpoints that keep the document before them; undo reaches the steps in between by running lines again from a checkpoint.
package struct History: Sendable {
  /// The number of latest steps that keep the document before them. Appends do not need a document and are not counted.
  private let depth: Int
  /// The maximum number of older, evenly spaced checkpoints. With 100,000 steps, undo then runs at most a few thousand lines.
  private static let mostCheckpoints = 64

  /// The steps that were done, followed by those that were undone.
  private var steps = StepLog()
  /// Older steps that keep a document, in ascending order.
  private var checkpoints: [Int] = []
  /// The latest steps that keep a document, in ascending order. This is a slice, because removing its first element is O(1).
  private var latest: ArraySlice<Int> = []
  private var spacing: Int
  package var isReplaying = false

  /// - Parameter depth: The number of latest steps that keep a document. A larger number uses more memory; with a smaller number, undo has
  ///   to run lines again sooner.
  package init(depth: Int = 256) {
    self.depth = depth
    spacing = depth
  }

  package private(set) var count = 0
  var documentCount: Int { checkpoints.count + latest.count }
  package var undoneCount: Int { steps.count - count }

  /// Records a step. Drops the undone steps, unless the step redoes the first of them.
  ///
  /// - Parameter script: The lines to run instead of the step's own line; nil to run that line.
  package mutating func record(_ line: ArraySlice<UInt8>, script: [UInt8]? = nil, undoneBy change: DocumentChange) {
    line.withUnsafeBufferPointer { record($0, script: script, undoneBy: change) }
  }

  package mutating func record(_ line: UnsafeBufferPointer<UInt8>, script: [UInt8]? = nil, undoneBy change: DocumentChange) {
    if isReplaying, count < steps.count {
      steps[change: count] = change
    } else {
      steps.keepFirst(count)
      steps.append(line, script: script, change: change)
    }
    if change.isVersion, (latest.last ?? checkpoints.last) != count { latest.append(count) }
    count += 1
    if latest.count > depth { dropOldest() }
  }

  /// Adds lines to the last step, which is then undone and redone with them. Has no effect on an empty history.
  ///
  /// - Parameter document: The document before the lines ran.
  package mutating func extendLast(by lines: [UInt8], from document: CopyOnWriteBox<Document>) {
    guard count > 0 else { return }
    let last = count - 1
    let own = steps.script(last) ?? Array(steps.line(last)) + [UInt8(ascii: "\n")]
    steps.setScript(own + lines, of: last)
    guard let change = steps[change: last] else { return }
    var before = document
    change.undo(in: &before)
    steps[change: last] = .version(before)
    if (latest.last ?? checkpoints.last) != last { latest.append(last) }
  }

  /// Goes back to the state after `target` steps or, if inverses are missing, to the nearest older document that was kept.
  ///
  /// The caller then runs the lines from `count` to `target` again.
  /// - Complexity: O(steps undone), independent of the document's size.
  package mutating func goBack(to target: Int, _ kept: inout CopyOnWriteBox<Document>) {
    // Find the first document that was kept at or after the target.
    var top = target
    while top < count, let change = steps[change: top], !change.isVersion { top += 1 }
    let isKept = top == count || steps[change: top] != nil
    let place = isKept ? top : latest.last { $0 <= target } ?? checkpoints.last { $0 <= target } ?? 0
    if place < count { steps[change: place]?.undo(in: &kept) }
    for index in stride(from: place - 1, through: min(place, target), by: -1) { steps[change: index]?.undo(in: &kept) }
    count = min(place, target)
    forgetDocuments(from: isKept ? count : count + 1)
  }

  private mutating func forgetDocuments(from step: Int) {
    while let last = latest.last, last >= step {
      steps[change: last] = nil
      latest.removeLast()
    }
    while let last = checkpoints.last, last >= step {
      steps[change: last] = nil
      checkpoints.removeLast()
    }
  }

  /// Sets the position after a failed replay, and drops the inverses of later steps.
  package mutating func stay(at step: Int) {
    forgetDocuments(from: step)
    count = step
  }

  /// Drops the oldest of the latest documents or turns it into a checkpoint. Always keeps the first, from which every state can be rebuilt.
  ///
  /// - Complexity: Amortised O(1); at worst O(checkpoints + views).
  private mutating func dropOldest() {
    let oldest = latest.removeFirst()
    guard checkpoints.last.map({ oldest - $0 >= spacing }) ?? true else { return steps[change: oldest] = nil }
    checkpoints.append(oldest)
    steps[change: oldest]?.keepForLong()
    while checkpoints.count > Self.mostCheckpoints { spreadCheckpoints() }
  }

  /// Doubles the spacing and drops the checkpoints that are now too close together.
  private mutating func spreadCheckpoints() {
    spacing *= 2
    var kept: [Int] = []
    for step in checkpoints {
      if kept.last.map({ step - $0 >= spacing }) ?? true { kept.append(step) } else { steps[change: step] = nil }
    }
    checkpoints = kept
  }

  /// The line of a step, counting from 0.
  package func line(_ index: Int) -> ArraySlice<UInt8> { steps.line(index) }

  /// The lines to run instead of a step's own line; nil to run that line.
  package func script(_ index: Int) -> [UInt8]? { steps.script(index) }

  package var replayed: [UInt8] {
    var lines: [UInt8] = []
    for index in 0..<count {
      lines += script(index) ?? Array(line(index))
      if lines.last != UInt8(ascii: "\n") { lines.append(UInt8(ascii: "\n")) }
    }
    return lines
  }
}
