import Synchronization
import Testing

@testable import CommandLanguage

/// What people try beside the commands is looked up for refused lines alone, and once for each.
@Suite struct OtherWordsTests {
  private final class Count: Sendable {
    let value = Atomic(0)
    func increase() { value.add(1, ordering: .relaxed) }
  }

  @Test func aReaderIsAskedOnce() {
    let asked = Count()
    let others = OtherWords<Int>(
      [],
      readers: [
        { _, _ in nil },
        { _, _ in
          asked.increase()
          return .same("count")
        },
      ], fillIn: { label, _ in label })
    let table = CommandTable<Int, Int>([], otherWords: { others })
    #expect(table.reading(ofUnreadable: Array("how many (".utf8), 0)?.lines.map(\.text) == ["count"])
    #expect(asked.value.load(ordering: .relaxed) == 1)
  }
}
