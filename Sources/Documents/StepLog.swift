import Snapshots

/// A list of steps, each with its line, the lines it ran, and its inverse.
///
/// It is stored in pages of 256 steps: a session and its copy share all pages except the one written next and the one whose document
/// is dropped, so that a step after a copy costs no more in a long session than in a short one. The lines of a page are in one buffer, so that a million short commands cost little
/// more than their bytes.
struct StepLog: Sendable {
  private static let pageBits = 8
  private static var pageMask: Int { 1 << pageBits - 1 }

  private struct LogPage: Sendable {
    var text: [UInt8] = []
    var steps: [UndoStep] = []
    /// The lines to run instead of steps' own lines, by index in the page; few steps have any.
    var scripts: [Int: [UInt8]] = [:]

    init() {}

    /// A page behind others, which is likely to be filled, with as much text as the one before it.
    init(after last: LogPage?) {
      guard let last else { return }
      steps.reserveCapacity(StepLog.pageMask + 1)
      text.reserveCapacity(min(last.text.count, Self.mostReserved))
    }

    private static let mostReserved = 1 << 14

    func start(_ place: Int) -> Int { place == 0 ? 0 : steps[place - 1].textEnd }

    mutating func append(_ line: UnsafeBufferPointer<UInt8>, script: [UInt8]?, change: DocumentChange) {
      text.append(contentsOf: line)
      if let script { scripts[steps.count] = script }
      steps.append(UndoStep(textEnd: text.count, change: change))
    }

    mutating func removeLast(_ count: Int) {
      let left = steps.count - count
      text.removeLast(text.count - start(left))
      steps.removeLast(count)
      if !scripts.isEmpty { scripts = scripts.filter { $0.key < left } }
    }
  }

  private struct UndoStep: Sendable {
    var textEnd: Int
    var change: DocumentChange?
  }

  private var pages = SharedArray<LogPage>()
  private(set) var count = 0

  /// Adds a step. Complexity: O(length of the line), right after a copy too.
  ///
  /// - Parameter script: The lines to run instead of the step's own line; nil to run that line.
  mutating func append(_ line: UnsafeBufferPointer<UInt8>, script: [UInt8]?, change: DocumentChange) {
    if count & Self.pageMask == 0 { pages.append(LogPage(after: pages.last)) }
    pages[pages.count - 1].append(line, script: script, change: change)
    count += 1
  }

  /// Removes all steps after the first `left` ones.
  mutating func keepFirst(_ left: Int) {
    while count > left {
      let last = pages.count - 1
      let removed = min(count - left, pages[last].steps.count)
      pages[last].removeLast(removed)
      if pages[last].steps.isEmpty { pages.removeLast() }
      count -= removed
    }
  }

  /// The line of a step, the first being number 0.
  func line(_ index: Int) -> ArraySlice<UInt8> {
    let (page, place) = (pages[index >> Self.pageBits], index & Self.pageMask)
    return page.text[page.start(place)..<page.steps[place].textEnd]
  }

  /// The lines to run instead of a step's own line; nil to run that line.
  func script(_ index: Int) -> [UInt8]? { pages[index >> Self.pageBits].scripts[index & Self.pageMask] }

  /// The inverse of a step; nil if its state can only be rebuilt from an earlier document.
  subscript(change index: Int) -> DocumentChange? {
    get { pages[index >> Self.pageBits].steps[index & Self.pageMask].change }
    set { pages[index >> Self.pageBits].steps[index & Self.pageMask].change = newValue }
  }
}
