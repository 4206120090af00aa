import Snapshots

/// A list of steps, each with its line, the lines it ran, and its inverse.
///
/// Steps are stored in pages of 256. A copied session shares all pages except the one written next and the one whose document is dropped,
/// so a step after a copy costs the same in long and short sessions. A page stores its lines in one buffer, so a million short commands use
/// little more memory than their bytes.
struct StepLog: Sendable {
  private static let pageBits = 8
  private static var pageMask: Int { 1 << pageBits - 1 }

  private struct LogPage: Sendable {
    var text: [UInt8] = []
    var steps: [UndoStep] = []
    /// The lines to run instead of a step's own line, by the step's index in the page. Few steps have such lines.
    var scripts: [Int: [UInt8]] = [:]

    init() {}

    /// A page after the first is likely to fill up, so it reserves 256 steps and as much text as the previous page has.
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

  /// Appends a step. Complexity: O(length of the line), even right after a copy.
  ///
  /// - Parameter script: The lines to run instead of the step's own line; nil to run that line.
  mutating func append(_ line: UnsafeBufferPointer<UInt8>, script: [UInt8]?, change: DocumentChange) {
    if count & Self.pageMask == 0 { pages.append(LogPage(after: pages.last)) }
    pages[pages.count - 1].append(line, script: script, change: change)
    count += 1
  }

  mutating func keepFirst(_ left: Int) {
    while count > left {
      let last = pages.count - 1
      let removed = min(count - left, pages[last].steps.count)
      pages[last].removeLast(removed)
      if pages[last].steps.isEmpty { pages.removeLast() }
      count -= removed
    }
  }

  /// The line of a step, counting from 0.
  func line(_ index: Int) -> ArraySlice<UInt8> {
    let (page, place) = (pages[index >> Self.pageBits], index & Self.pageMask)
    return page.text[page.start(place)..<page.steps[place].textEnd]
  }

  /// The lines to run instead of a step's own line; nil to run that line.
  func script(_ index: Int) -> [UInt8]? { pages[index >> Self.pageBits].scripts[index & Self.pageMask] }

  mutating func setScript(_ script: [UInt8], of index: Int) {
    pages[index >> Self.pageBits].scripts[index & Self.pageMask] = script
  }

  /// The inverse of a step; nil if undo has to run lines again from an earlier document.
  subscript(change index: Int) -> DocumentChange? {
    get { pages[index >> Self.pageBits].steps[index & Self.pageMask].change }
    set { pages[index >> Self.pageBits].steps[index & Self.pageMask].change = newValue }
  }
}
