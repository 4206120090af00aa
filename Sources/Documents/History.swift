/// The steps a session took, as deep as it is long, and those that were undone.
///
/// Every step keeps its line, from which it can be taken again. The last ones keep a way back too; of the older ones a few keep the
/// document before them, and what lies between is reached by running lines again.
struct History: Sendable {
  /// How many steps keep the document before them, at least; appends need none and are not counted.
  private let depth: Int
  /// How many older documents are kept beyond those, evenly spread.
  private static let mostCheckpoints = 4

  /// The steps taken, then those undone.
  private var steps = StepLog()
  /// The steps that keep a document, in order.
  private var versions: [Int] = []
  /// How far the checkpoints stand apart, at least.
  private var spacing: Int
  /// Whether the steps that are taken are those that were undone.
  var isReplaying = false

  init(depth: Int = 10_000) {
    self.depth = depth
    spacing = depth
  }

  /// How many steps can be undone.
  private(set) var count = 0
  /// How many older documents are kept.
  var documentCount: Int { versions.count }
  /// How many steps can be taken again.
  var undoneCount: Int { steps.count - count }

  /// Keeps a step; what was undone before is forgotten, unless it is this step that is taken again.
  ///
  /// - Parameter script: the lines that the step stands for, where its own line is not to be run again.
  mutating func record(_ line: ArraySlice<UInt8>, script: [UInt8]? = nil, undoneBy change: Change) {
    if isReplaying, count < steps.count {
      steps[change: count] = change
    } else {
      steps.keepFirst(count)
      steps.append(line, script: script, change: change)
    }
    if change.isVersion, versions.last != count { versions.append(count) }
    count += 1
    if versions.count >= depth * 5 / 4 { thin() }
  }

  /// Goes back to where a number of steps had been taken or, where the way back is not kept, to the nearest document before.
  ///
  /// The caller takes the steps from there on again. Where all ways back are kept, none is left to be taken.
  /// - Complexity: O(steps undone), flat in what the document holds.
  mutating func goBack(to target: Int, _ document: inout Document) {
    // Up to the first document kept from there on, which is before `top`.
    var top = target
    while top < count, let change = steps[change: top], !change.isVersion { top += 1 }
    let isKept = top == count || steps[change: top] != nil
    let place = isKept ? top : versions.last { $0 <= target } ?? 0
    if place < count { steps[change: place]?.undo(in: &document) }
    for index in stride(from: place - 1, through: min(place, target), by: -1) { steps[change: index]?.undo(in: &document) }
    count = min(place, target)
    forgetDocuments(from: isKept ? count : count + 1)
  }

  private mutating func forgetDocuments(from step: Int) {
    while let last = versions.last, last >= step {
      steps[change: last] = nil
      versions.removeLast()
    }
  }

  /// Is where a number of steps had been taken, after a way elsewhere that led nowhere; the steps there lost theirs.
  mutating func stay(at step: Int) {
    forgetDocuments(from: step)
    count = step
  }

  /// Forgets documents but for the last ones and a few checkpoints. The first is always kept: all can be reached from it.
  private mutating func thin() {
    let old = versions.dropLast(depth)
    var kept: [Int]
    repeat {
      kept = []
      for index in old where kept.last.map({ index - $0 >= spacing }) ?? true { kept.append(index) }
      if kept.count > Self.mostCheckpoints { spacing *= 2 }
    } while kept.count > Self.mostCheckpoints
    let staying = Set(kept)
    for index in old where !staying.contains(index) { steps[change: index] = nil }
    versions = kept + versions.suffix(depth)
  }

  /// The line of a step, the first being number 0.
  func line(_ index: Int) -> ArraySlice<UInt8> { steps.line(index) }

  /// The lines that a step stands for, nil where its own line says it.
  func script(_ index: Int) -> [UInt8]? { steps.script(index) }

  /// All steps as lines to run again.
  var replayed: [UInt8] {
    var lines: [UInt8] = []
    for index in 0..<count {
      lines += script(index) ?? Array(line(index))
      if lines.last != UInt8(ascii: "\n") { lines.append(UInt8(ascii: "\n")) }
    }
    return lines
  }
}
