import Snapshots

/// Steps one after another, each with its line, what it stood for, and its way back.
///
/// They stand in pages of 256: a session and its copy share all pages but the one that is written next, so that a step after a copy
/// costs no more in a long session than in a short one. The lines of a page stand in one buffer, so that a million short commands cost
/// little more than their bytes.
struct StepLog: Sendable {
  private static let pageBits = 8
  private static var pageMask: Int { 1 << pageBits - 1 }

  private struct Page: Sendable {
    var text: [UInt8] = []
    var steps: [Step] = []
    /// The lines that steps stand for, by their places in the page; few have any.
    var scripts: [Int: [UInt8]] = [:]

    func start(_ place: Int) -> Int { place == 0 ? 0 : steps[place - 1].textEnd }

    mutating func append(_ line: ArraySlice<UInt8>, script: [UInt8]?, change: Change) {
      text.append(contentsOf: line)
      if let script { scripts[steps.count] = script }
      steps.append(Step(textEnd: text.count, change: change))
    }

    mutating func removeLast(_ count: Int) {
      let left = steps.count - count
      text.removeLast(text.count - start(left))
      steps.removeLast(count)
      if !scripts.isEmpty { scripts = scripts.filter { $0.key < left } }
    }
  }

  private struct Step: Sendable {
    var textEnd: Int
    var change: Change?
  }

  private var pages = SharedArray<Page>()
  private(set) var count = 0

  /// Adds a step. Complexity: O(length of the line), right after a copy too.
  ///
  /// - Parameter script: the lines that the step stands for, where its own line is not to be run again.
  mutating func append(_ line: ArraySlice<UInt8>, script: [UInt8]?, change: Change) {
    if count & Self.pageMask == 0 { pages.append(Page()) }
    pages[pages.count - 1].append(line, script: script, change: change)
    count += 1
  }

  /// Takes steps away, so that the first ones are left.
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

  /// The lines that a step stands for, nil where its own line says it.
  func script(_ index: Int) -> [UInt8]? { pages[index >> Self.pageBits].scripts[index & Self.pageMask] }

  /// The way back from a step; nil where it is only reached from an earlier document.
  subscript(change index: Int) -> Change? {
    get { pages[index >> Self.pageBits].steps[index & Self.pageMask].change }
    set { pages[index >> Self.pageBits].steps[index & Self.pageMask].change = newValue }
  }
}
