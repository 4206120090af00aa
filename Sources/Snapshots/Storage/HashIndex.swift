/// Finds slots by hash: a linear hash table whose copies share buckets.
///
/// It grows one bucket at a time, so that no single insertion pays for a rehash. An entry keeps 32 bits of the hash beside the slot:
/// growing needs no identifier, and a lookup compares identifiers only where those bits agree.
@usableFromInline
struct HashIndex: Sendable {
  @usableFromInline typealias Bucket = ContiguousArray<UInt64>

  @usableFromInline var buckets = SharedArray<Bucket>()
  @usableFromInline var count = 0
  /// The smallest power of two that is at least the number of buckets, less one.
  @usableFromInline var mask = 0

  /// The average number of entries in a bucket: few enough to scan, many enough that a bucket's header hardly adds to the memory.
  @inlinable static var load: Int { 20 }

  @inlinable
  init() { buckets.append([]) }

  @inlinable
  static func entry(hash: UInt32, slot: Int32) -> UInt64 { UInt64(hash) << 32 | UInt64(UInt32(bitPattern: slot)) }

  @inlinable
  static func slot(of entry: UInt64) -> Int32 { Int32(truncatingIfNeeded: entry) }

  @inlinable
  static func hash(of entry: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: entry >> 32) }

  /// The low bits of a hash, which fit into the mask's type where the hash itself may not: an `Int` has 32 bits in a browser.
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

  /// Adds a slot that is not yet in the index. Complexity: O(1) on average.
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
    // Both will be filled as the one was: what is kept stays in its memory, and what moves has room at once.
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

  /// Removes a slot. Complexity: O(1) on average.
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
