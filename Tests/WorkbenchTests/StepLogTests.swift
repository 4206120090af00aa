import Snapshots
import TestSupport
import Testing

@testable import Documents

/// Compares the log with a plain array of the same steps.
@Suite struct StepLogTests {
  @Test func itHoldsWhatAnArrayWouldHold() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var log = StepLog()
      var lines: [String] = []
      var scripts: [String?] = []
      var copies: [(log: StepLog, lines: [String], scripts: [String?])] = []
      for number in 0..<1_500 {
        switch Int.random(in: 0..<400, using: &generator) {
        case 0:
          let left = Int.random(in: 0...lines.count, using: &generator)
          log.keepFirst(left)
          lines.removeLast(lines.count - left)
          scripts.removeLast(scripts.count - left)
        case 1: copies.append((log, lines, scripts))
        case 2..<40:
          Array("read \(number)".utf8).withUnsafeBufferPointer {
            log.append($0, script: Array("lines \(number)".utf8), change: .version(CopyOnWriteBox(Document())))
          }
          lines.append("read \(number)")
          scripts.append("lines \(number)")
        default:
          let line = String(repeating: "x", count: Int.random(in: 0...9, using: &generator)) + "\(number)"
          Array(line.utf8).withUnsafeBufferPointer { log.append($0, script: nil, change: .version(CopyOnWriteBox(Document()))) }
          lines.append(line)
          scripts.append(nil)
        }
      }
      for (log, lines, scripts) in copies + [(log, lines, scripts)] {
        #expect(log.count == lines.count)
        #expect((0..<log.count).map { String(decoding: log.line($0), as: UTF8.self) } == lines)
        #expect((0..<log.count).map { index in log.script(index).map { String(decoding: $0, as: UTF8.self) } } == scripts)
      }
    }
  }
}
