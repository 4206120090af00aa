/// An index from identifiers to slots: a linear hash table whose copies share buckets.
///
/// The table grows by one bucket at a time, so that no single insertion rehashes all entries. An entry stores 32 bits of the hash with the
/// slot: growing the table does not read identifiers, and a lookup compares identifiers only if these bits are equal.
@usableFromInline
struct HashIndex: Sendable {
  @usableFromInline typealias Bucket = ContiguousArray<UInt64>

  @usableFromInline var buckets = SharedArray<Bucket>()
  @usableFromInline var count = 0
  /// The smallest power of two that is at least the number of buckets, minus one.
  @usableFromInline var mask = 0

  /// The average number of entries in a bucket: few enough to scan, and enough that the bucket's header adds little memory.
  @inlinable static var load: Int { 20 }

  @inlinable
  init() { buckets.append([]) }

  @inlinable
  static func entry(hash: UInt32, slot: Int32) -> UInt64 { UInt64(hash) << 32 | UInt64(UInt32(bitPattern: slot)) }

  @inlinable
  static func slot(of entry: UInt64) -> Int32 { Int32(truncatingIfNeeded: entry) }

  @inlinable
  static func hash(of entry: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: entry >> 32) }

  /// The low bits of a hash. A 32-bit `Int`, as in a browser, cannot hold every `UInt32`.
  @inlinable
  static func position<Number: FixedWidthInteger>(of hash: UInt32, in mask: Number) -> Number {
    Number(truncatingIfNeeded: hash) & mask
  }

  @inlinable
  func bucket(of hash: UInt32) -> Int { Self.bucket(of: hash, mask: mask, count: buckets.count) }

  @inlinable
  static func bucket(of hash: UInt32, mask: Int, count: Int) -> Int {
    let position = position(of: hash, in: mask)
    return position < count ? position : position & (mask >> 1)
  }

  /// Adds a slot that is not in the index yet. Complexity: O(1) on average.
  @inlinable
  mutating func insert(_ slot: Int32, hash: UInt32) {
    buckets[bucket(of: hash)].append(Self.entry(hash: hash, slot: slot))
    count += 1
    if count > buckets.count * Self.load { split() }
  }

  @inlinable
  mutating func split() {
    let added = buckets.count
    if added > mask { mask = mask << 1 | 1 }
    let source = added & (mask >> 1)
    // Both buckets will grow to the size of the source, so the source keeps its capacity and the new bucket reserves the same.
    var moved = Bucket()
    moved.reserveCapacity(buckets[source].count)
    let mask = mask
    buckets[source].removeAll { entry in
      guard Self.position(of: Self.hash(of: entry), in: mask) == added else { return false }
      moved.append(entry)
      return true
    }
    buckets.append(moved)
  }

  @inlinable
  mutating func remove(_ slot: Int32, hash: UInt32) {
    let bucket = bucket(of: hash)
    guard let position = buckets[bucket].firstIndex(of: Self.entry(hash: hash, slot: slot)) else { return }
    let last = buckets[bucket].count - 1
    buckets[bucket].swapAt(position, last)
    buckets[bucket].removeLast()
    count -= 1
  }

  /// Changes the slot of an entry. Complexity: O(1) on average.
  @inlinable
  mutating func rename(_ slot: Int32, to renamed: Int32, hash: UInt32) {
    let bucket = bucket(of: hash)
    guard let position = buckets[bucket].firstIndex(of: Self.entry(hash: hash, slot: slot)) else { return }
    buckets[bucket][position] = Self.entry(hash: hash, slot: renamed)
  }
}
