import CompositionalLayout
import Localization

/// A row of a lock file: a value of the code, or an element with its frame.
struct LockedRow: Hashable, Sendable {
  /// `cell main[3]`, or `row.interItemSpacing` for a value.
  var key: String
  /// `0 131 131 131`: the frame in points, and ` z5` for a z index other than 0.
  var value: String
}

/// Several rows as one line: cells in a regular pattern, or the values of a component.
///
/// Rows are folded when they are written, and unfolded when they are read.
struct FoldedRows: Equatable, Sendable {
  var key: String
  var value: String
  /// The pattern; empty for a single row.
  var pattern = ""
}

/// A cell, or a view of one kind, in one section.
struct IndexedFrame: Equatable, Sendable {
  var index: Int
  var numbers: [Double]
  var zIndex: Int

  init(index: Int, frame: Rect, zIndex: Int) {
    self.index = index
    numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 }
    self.zIndex = zIndex
  }

  init?(index: Int, text: Substring) {
    var words = text.split(separator: " ")
    zIndex = 0
    if words.count == 5, words[4].first == "z", let z = Int(words[4].dropFirst()) {
      zIndex = z
      words.removeLast()
    }
    let numbers = words.compactMap { Double($0) }
    guard words.count == 4, numbers.count == 4 else { return nil }
    (self.index, self.numbers) = (index, numbers)
  }

  var text: String { numbers.map(rounded).joined(separator: " ") + (zIndex == 0 ? "" : " z\(zIndex)") }

  fileprivate func hasSize(of other: IndexedFrame) -> Bool { numbers[2...] == other.numbers[2...] && zIndex == other.zIndex }

  fileprivate func step(to other: IndexedFrame) -> [Double] {
    (0..<2).map { ((other.numbers[$0] - numbers[$0]) * 1000).rounded() / 1000 }
  }

  fileprivate func moved(by step: [Double], times: Int) -> IndexedFrame {
    var copy = self
    for axis in 0..<2 { copy.numbers[axis] = ((numbers[axis] + step[axis] * Double(times)) * 1000).rounded() / 1000 }
    return copy
  }
}

// MARK: Patterns

extension FoldedRows {
  private static let longestPeriod = 12
  /// The limit of the indices and the period in a line, so that a damaged file cannot exhaust memory.
  private static let mostRows = 10_000_000

  /// The lines for the frames of one section, in order of their indices, which are consecutive.
  static func lines(of frames: [IndexedFrame], named name: String) -> [FoldedRows] {
    guard frames.count > 1, let period = period(of: frames) else {
      return frames.map { FoldedRows(key: "\(name)[\($0.index)]", value: $0.text) }
    }
    let first = frames[0]
    let down = first.step(to: frames[period])
    let range = "\(first.index)...\(frames[frames.count - 1].index)"
    if period == 1 { return [FoldedRows(key: "\(name)[\(range)]", value: first.text, pattern: "each \(text(down))")] }
    let across = first.step(to: frames[1])
    if (1..<period).allSatisfy({ frames[$0].hasSize(of: first) && frames[$0 - 1].step(to: frames[$0]) == across }) {
      return [FoldedRows(key: "\(name)[\(range)]", value: first.text, pattern: "\(period) × \(text(across)), each \(text(down))")]
    }
    return frames.prefix(period).map { frame in
      FoldedRows(
        key: "\(name)[\(frame.index)...\(frames[frames.count - 1].index) by \(period)]", value: frame.text, pattern: "each \(text(down))")
    }
  }

  /// The number of frames after which the same sizes repeat, each moved by the same step; nil if they do not repeat.
  private static func period(of frames: [IndexedFrame]) -> Int? {
    (1...longestPeriod).first { period in
      guard period < frames.count, period * 2 <= frames.count || isRow(frames, period) else { return false }
      let step = frames[0].step(to: frames[period])
      return (period..<frames.count).allSatisfy {
        frames[$0].hasSize(of: frames[$0 - period]) && frames[$0 - period].step(to: frames[$0]) == step
      }
    }
  }

  /// Whether the first frames are equal and in a row, so that a shorter second row is still a pattern.
  private static func isRow(_ frames: [IndexedFrame], _ count: Int) -> Bool {
    let step = frames[0].step(to: frames[1])
    return (1..<count).allSatisfy { frames[$0].hasSize(of: frames[0]) && frames[$0 - 1].step(to: frames[$0]) == step }
  }

  private static func text(_ step: [Double]) -> String { step.map { ($0 < 0 ? "" : "+") + rounded($0) }.joined(separator: " ") }

  /// The start of the key of a component's values: `set item`.
  static let values = "set "

  /// The rows of the line; nil if it is damaged.
  var rows: [LockedRow]? {
    if key.hasPrefix(Self.values) {
      let name = key.dropFirst(Self.values.count)
      let values = value.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
      guard values.allSatisfy({ $0.count == 2 && !$0[0].isEmpty }) else { return nil }
      return values.map { LockedRow(key: "\(name).\($0[0])", value: String($0[1])) }
    }
    guard !pattern.isEmpty else { return [LockedRow(key: key, value: value)] }
    guard let open = key.lastIndex(of: "["), key.last == "]" else { return nil }
    let name = key[..<open]
    let words = key[key.index(after: open)...].dropLast().split(separator: " ")
    let ends = String(words.first ?? "").replacing(text: "...", with: " ").split(separator: " ").compactMap { Int($0) }
    guard ends.count == 2, ends[0] >= 0, ends[0] <= ends[1], ends[1] < Self.mostRows,
      let first = IndexedFrame(index: ends[0], text: value[...])
    else { return nil }
    let by = words.count == 3 ? Int(words[2]) ?? 1 : 1
    let parts = pattern.split(separator: ",").map { $0.split(separator: " ") }
    let steps = parts.map { $0.suffix(2).compactMap { Double($0) } }
    guard by > 0, by < Self.mostRows, let down = steps.last, steps.allSatisfy({ $0.count == 2 }) else { return nil }
    let count = parts.count == 2 ? Int(parts[0][0]) ?? 0 : 1
    guard count > 0 else { return nil }
    return stride(from: ends[0], through: ends[1], by: by).enumerated().map { position, index in
      let frame = first.moved(by: steps[0], times: position % count).moved(by: down, times: position / count)
      return LockedRow(key: "\(name)[\(index)]", value: frame.text)
    }
  }
}
