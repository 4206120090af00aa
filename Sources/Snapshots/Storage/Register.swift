/// A set of identifiers, each with a slot number from 0 to count - 1 and a place in an order.
///
/// Unlike a dictionary, it assigns slot numbers, so that an order takes up four bytes per element. Copies share storage; changing the place
/// of an identifier copies no records.
@usableFromInline
struct Register<Identifier: Hashable, Place> {
  @usableFromInline
  struct Record {
    @usableFromInline let identifier: Identifier
    @usableFromInline let hash: UInt32

    @inlinable
    init(identifier: Identifier, hash: UInt32) {
      self.identifier = identifier
      self.hash = hash
    }
  }

  /// Indexed by slot.
  @usableFromInline var records = SharedArray<Record>()
  /// Indexed by slot. Separate from the records, which stay shared when an identifier moves.
  @usableFromInline var places = SharedArray<Place>()
  @usableFromInline var index = HashIndex()

  @inlinable
  init() {}

  @inlinable var count: Int { records.count }

  /// Whether both share all storage except the index's, and are therefore equal. Complexity: O(1).
  @inlinable
  func isTriviallyIdentical(to other: Register) -> Bool {
    records.isTriviallyIdentical(to: other.records) && places.isTriviallyIdentical(to: other.places)
  }

  /// Adds identifiers with the next slots. The caller must add them to the index. Complexity: O(identifiers).
  @inlinable
  mutating func append(count added: Int, place: Place, identifier: (Int) -> Identifier, hash: (Int) -> UInt32) {
    records.append(count: added) { Record(identifier: identifier($0), hash: hash($0)) }
    places.append(count: added) { _ in place }
  }

  @inlinable
  static func hash(_ identifier: Identifier) -> UInt32 { UInt32(truncatingIfNeeded: identifier.hashValue) }

  @inlinable
  func slot(of identifier: Identifier) -> Int32? { slot(of: identifier, hash: Self.hash(identifier)) }

  /// The slot of an identifier whose hash is known. Complexity: O(1) on average.
  @inlinable
  func slot(of identifier: Identifier, hash: UInt32) -> Int32? {
    index.buckets[index.bucket(of: hash)].withUnsafeBufferPointer { entries in
      for entry in entries where HashIndex.hash(of: entry) == hash {
        let slot = HashIndex.slot(of: entry)
        if records[Int(slot)].identifier == identifier { return slot }
      }
      return nil
    }
  }

  /// Adds an identifier that is not in the set yet, and returns its slot. Complexity: O(1) on average.
  @inlinable
  mutating func add(_ identifier: Identifier, hash: UInt32, place: Place) -> Int32 {
    let slot = Int32(records.count)
    records.append(Record(identifier: identifier, hash: hash))
    places.append(place)
    index.insert(slot, hash: hash)
    return slot
  }

  /// Removes an identifier. The identifier with the last slot gets the freed one; the caller must update its number in the order.
  ///
  /// Complexity: O(1) on average.
  @inlinable
  mutating func remove(_ slot: Int32) -> Renamed? {
    index.remove(slot, hash: records[Int(slot)].hash)
    let (record, place) = (records.removeLast(), places.removeLast())
    let last = Int32(records.count)
    if slot == last { return nil }
    index.rename(last, to: slot, hash: record.hash)
    records[Int(slot)] = record
    places[Int(slot)] = place
    return Renamed(from: last, to: slot)
  }
}

@usableFromInline
struct Renamed {
  @usableFromInline let from: Int32
  @usableFromInline let to: Int32

  @inlinable
  init(from: Int32, to: Int32) {
    self.from = from
    self.to = to
  }
}

extension Register.Record: Sendable where Identifier: Sendable {}
extension Register: Sendable where Identifier: Sendable, Place: Sendable {}
