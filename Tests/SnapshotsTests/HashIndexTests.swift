import TestSupport
import Testing

@testable import Snapshots

/// In a browser `Int` has 32 bits. These tests check the same laws with 32-bit numbers.
@Suite struct HashIndexTests {
  @Test func bucketsAreTheSameInNumbersOf32Bits() {
    var generator = SeededGenerator(seed: 32)
    let edges: [UInt32] = [0, 1, 1 << 31 - 1, 1 << 31, .max]
    let hashes = edges + (0..<200).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
    for bits in 0..<32 {
      let mask = Int64(1) << bits - 1
      for hash in hashes {
        let position = HashIndex.position(of: hash, in: mask)
        #expect(position == Int64(hash) % (mask + 1))
        #expect(Int64(HashIndex.position(of: hash, in: Int32(mask))) == position)
      }
    }
  }

  @Test(arguments: [0, 1, 1 << 31 - 1, 1 << 31, .max] as [UInt32], [0, 1, .max] as [Int32])
  func entriesKeepHashAndSlot(_ hash: UInt32, _ slot: Int32) {
    let entry = HashIndex.entry(hash: hash, slot: slot)
    #expect(HashIndex.hash(of: entry) == hash)
    #expect(HashIndex.slot(of: entry) == slot)
  }
}
