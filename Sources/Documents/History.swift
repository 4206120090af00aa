import Snapshots

/// All steps of a session, and the undone ones.
///
/// Every step keeps its line, so that it can be redone. The latest steps keep their inverse too. Of the older ones a few keep the document
/// before them (checkpoints); the steps between are reached by running lines again.
package struct History: Sendable {
  /// The number of latest steps that keep the document before them; appends need none and are not counted.
  private let depth: Int
  /// The limit of checkpoints beyond those, about evenly spread: of 100,000 steps a few thousand lines at most are run again.
  private static let mostCheckpoints = 64

  /// The steps done, then the undone ones.
  private var steps = StepLog()
  /// The steps before the latest that keep a document, in order.
  private var checkpoints: [Int] = []
  /// The latest steps that keep a document, in order; of a slice the first one leaves at no cost.
  private var latest: ArraySlice<Int> = []
  /// The minimum distance between checkpoints, in steps.
  private var spacing: Int
  /// Whether undone steps are being run again.
  package var isReplaying = false

  /// - Parameter depth: The number of latest steps that keep a document. More of them take memory; with fewer, undo runs lines again sooner.
  package init(depth: Int = 256) {
    self.depth = depth
    spacing = depth
  }

  package private(set) var count = 0
  var documentCount: Int { checkpoints.count + latest.count }
  package var undoneCount: Int { steps.count - count }

  /// Records a step; undone steps are dropped, unless this step is one of them being redone.
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

  /// Goes back to the state after a number of steps or, if inverses are missing, to the nearest kept document before it.
  ///
  /// The caller runs the steps from there on again. If all inverses are kept, there are none to run.
  /// - Complexity: O(steps undone), independent of the document's size.
  package mutating func goBack(to target: Int, _ kept: inout CopyOnWriteBox<Document>) {
    // Find the first document kept from there on, which is before `top`.
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

  /// Sets the position to a number of steps after a failed replay; the steps after it lost their inverses.
  package mutating func stay(at step: Int) {
    forgetDocuments(from: step)
    count = step
  }

  /// Drops the oldest of the latest documents, or makes it a checkpoint. The first one is always kept, since all states can be rebuilt from
  /// it.
  ///
  /// Complexity: O(1), now and then O(checkpoints + views).
  private mutating func dropOldest() {
    let oldest = latest.removeFirst()
    guard checkpoints.last.map({ oldest - $0 >= spacing }) ?? true else { return steps[change: oldest] = nil }
    checkpoints.append(oldest)
    steps[change: oldest]?.keepForLong()
    while checkpoints.count > Self.mostCheckpoints { spreadCheckpoints() }
  }

  /// Keeps about every second checkpoint.
  private mutating func spreadCheckpoints() {
    spacing *= 2
    var kept: [Int] = []
    for step in checkpoints {
      if kept.last.map({ step - $0 >= spacing }) ?? true { kept.append(step) } else { steps[change: step] = nil }
    }
    checkpoints = kept
  }

  /// The line of a step, the first being number 0.
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
