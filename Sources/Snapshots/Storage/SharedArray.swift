/// An array whose copies share storage.
///
/// Unlike `Array`, an edit right after a copy does not copy every element. Elements are stored in chunks of 32, or of 64 if they are small,
/// chunks in rows of 64, and rows in blocks of 64; an edit copies only the chunk, row and block of the edited element. With a single owner,
/// edits are made in place.
@usableFromInline
package struct SharedArray<Element> {
  @usableFromInline typealias Chunk = ContiguousArray<Element>
  @usableFromInline typealias Row = ContiguousArray<Chunk>
  @usableFromInline typealias Block = ContiguousArray<Row>

  @usableFromInline var blocks: ContiguousArray<Block> = []
  @usableFromInline package private(set) var count = 0

  @inlinable
  package init() {}

  /// With elements of four bytes, the header of a chunk of 32 would add 25 %.
  @inlinable static var chunkBits: Int { MemoryLayout<Element>.stride <= 4 ? 6 : 5 }
  @inlinable static var rowBits: Int { chunkBits + 6 }
  @inlinable static var blockBits: Int { rowBits + 6 }
  @inlinable static var chunkMask: Int { 1 << chunkBits - 1 }
  @inlinable static var rowMask: Int { 63 }

  /// The element at a position. Complexity: O(1); setting right after a copy copies a bounded number of references.
  @inlinable
  package subscript(position: Int) -> Element {
    _read {
      yield blocks[position >> Self.blockBits][(position >> Self.rowBits) & Self.rowMask][(position >> Self.chunkBits) & Self.rowMask][
        position & Self.chunkMask]
    }
    _modify {
      yield &blocks[position >> Self.blockBits][(position >> Self.rowBits) & Self.rowMask][(position >> Self.chunkBits) & Self.rowMask][
        position & Self.chunkMask]
    }
  }

  /// Whether both share all storage, and are therefore equal. Complexity: O(1).
  @inlinable
  func isTriviallyIdentical(to other: SharedArray) -> Bool {
    count == other.count && (count == 0 || blocks.isShared(with: other.blocks))
  }

  /// Adds an element at the end. Complexity: O(1).
  @inlinable
  package mutating func append(_ element: Element) {
    let position = count
    if position & Self.chunkMask == 0 { openChunk(at: position) }
    blocks[position >> Self.blockBits][(position >> Self.rowBits) & Self.rowMask][(position >> Self.chunkBits) & Self.rowMask]
      .append(element)
    count = position + 1
  }

  /// Adds `added` elements at the end, each made from its position. Complexity: O(elements), with one chunk lookup per chunk.
  @inlinable
  mutating func append(count added: Int, _ make: (Int) -> Element) {
    let end = count + added
    while count < end {
      let start = count
      if start & Self.chunkMask == 0 { openChunk(at: start) }
      let filled = Swift.min(end, (start | Self.chunkMask) + 1)
      blocks[start >> Self.blockBits][(start >> Self.rowBits) & Self.rowMask][(start >> Self.chunkBits) & Self.rowMask]
        .append(contentsOf: (start..<filled).lazy.map(make))
      count = filled
    }
  }

  @inlinable
  mutating func openChunk(at position: Int) {
    let block = position >> Self.blockBits
    let row = (position >> Self.rowBits) & Self.rowMask
    if block == blocks.count { blocks.append([]) }
    if row == blocks[block].count { blocks[block].append([]) }
    var chunk = Chunk()
    // The first chunk grows as it fills, so that a small array stays small.
    if position > 0 { chunk.reserveCapacity(Self.chunkMask + 1) }
    blocks[block][row].append(chunk)
  }

  /// Removes and returns the last element. The array must not be empty. Complexity: O(1).
  @inlinable
  @discardableResult
  package mutating func removeLast() -> Element {
    let position = count - 1
    let block = position >> Self.blockBits
    let row = (position >> Self.rowBits) & Self.rowMask
    let element = blocks[block][row][(position >> Self.chunkBits) & Self.rowMask].removeLast()
    if position & Self.chunkMask == 0 {
      blocks[block][row].removeLast()
      if blocks[block][row].isEmpty { blocks[block].removeLast() }
      if blocks[block].isEmpty { blocks.removeLast() }
    }
    count = position
    return element
  }
}

extension SharedArray: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }
}

extension SharedArray {
  /// Visits the chunks that another array does not share, each with the position of its first element and the other array's elements at the
  /// same positions, if there are any.
  ///
  /// - Complexity: O(chunks visited + count / 2,048) for an edited copy.
  @inlinable
  func forEachChunk(
    unsharedWith other: SharedArray,
    _ body: (_ start: Int, _ own: UnsafeBufferPointer<Element>, _ others: UnsafeBufferPointer<Element>) -> Void
  ) {
    for block in blocks.indices where block >= other.blocks.count || !blocks[block].isShared(with: other.blocks[block]) {
      for row in blocks[block].indices {
        let hasOther = block < other.blocks.count && row < other.blocks[block].count
        if hasOther, blocks[block][row].isShared(with: other.blocks[block][row]) { continue }
        let otherCount = hasOther ? other.blocks[block][row].count : 0
        for chunk in blocks[block][row].indices {
          let start = block << Self.blockBits | row << Self.rowBits | chunk << Self.chunkBits
          blocks[block][row][chunk].withUnsafeBufferPointer { own in
            guard chunk < otherCount else { return body(start, own, UnsafeBufferPointer(start: nil, count: 0)) }
            other.blocks[block][row][chunk].withUnsafeBufferPointer { others in
              if own.count != others.count || own.baseAddress != others.baseAddress { body(start, own, others) }
            }
          }
        }
      }
    }
  }

  /// The positions of the elements in chunks that another array does not share. Elements at all other positions are equal.
  ///
  /// - Complexity: O(positions + count / 2,048) for an edited copy.
  @inlinable
  package func positions(unsharedWith other: SharedArray) -> [Int] {
    var positions: [Int] = []
    forEachChunk(unsharedWith: other) { start, own, _ in positions += start..<start + own.count }
    return positions
  }
}

extension ContiguousArray {
  /// Whether both share storage, and are therefore equal.
  @inlinable
  package func isShared(with other: ContiguousArray) -> Bool {
    withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}

extension ContiguousArray<Int32> {
  /// Creates `count` numbers from their indices, in ascending order.
  @inlinable
  init(count: Int, _ make: (Int) -> Int32) {
    self.init(repeating: 0, count: count)
    withUnsafeMutableBufferPointer { numbers in
      for index in numbers.indices { numbers[index] = make(index) }
    }
  }
}

extension SharedArray: Equatable where Element: Equatable {
  @inlinable
  package static func == (left: SharedArray, right: SharedArray) -> Bool {
    left.isTriviallyIdentical(to: right) || left.count == right.count && left.elementsEqual(right)
  }
}

extension SharedArray: Sendable where Element: Sendable {}
