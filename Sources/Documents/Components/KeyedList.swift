import HashTreeCollections

package protocol Keyed: Hashable, Sendable {
  associatedtype Key: Hashable & Sendable
  var key: Key { get }
}

extension String: Keyed {
  package var key: String { self }
}

/// Elements with unique keys, in the order in which they were added. Copies share storage.
///
/// Unlike an array, it finds and changes an element in O(log n), and an edit right after a copy costs O(log n). Reading all elements sorts
/// them in O(n log n).
package struct KeyedList<Element: Keyed>: Sendable {
  /// An element with its position. Numbers increase from element to element but may have gaps.
  package struct Numbered: Equatable, Sendable {
    package let number: Int
    package let element: Element

    @inlinable
    init(number: Int, element: Element) {
      self.number = number
      self.element = element
    }
  }

  @usableFromInline var entries: TreeDictionary<Element.Key, Numbered> = .init()
  @usableFromInline var nextNumber = 0

  @inlinable
  package init() {}

  @inlinable package var count: Int { entries.count }
  @inlinable package var isEmpty: Bool { entries.isEmpty }

  @inlinable
  package subscript(key: Element.Key) -> Element? { entries[key]?.element }

  @inlinable
  package func numbered(_ key: Element.Key) -> Numbered? { entries[key] }

  @inlinable
  package func contains(_ element: Element) -> Bool { entries[element.key]?.element == element }

  /// The keys that are missing from another list. Complexity: O(changes · log n) for an edited copy.
  @inlinable
  package func keys(notIn other: KeyedList) -> TreeDictionary<Element.Key, Numbered>.Keys { entries.keys.subtracting(other.entries.keys) }

  /// Adds an element at the end, and returns its number. Removes any element with the same key.
  @inlinable
  @discardableResult
  package mutating func append(_ element: Element) -> Int {
    entries[element.key] = Numbered(number: nextNumber, element: element)
    nextNumber += 1
    return nextNumber - 1
  }

  /// Replaces the element with the same key, or appends the element if there is none.
  @inlinable
  package mutating func put(_ element: Element) {
    guard let number = entries[element.key]?.number else {
      append(element)
      return
    }
    entries[element.key] = Numbered(number: number, element: element)
  }

  /// Replaces the element that has the given key with an element whose own key may differ. Removes any other element with the new key.
  @inlinable
  package mutating func replace(_ key: Element.Key, by element: Element) {
    guard let number = entries.removeValue(forKey: key)?.number else { return }
    entries[element.key] = Numbered(number: number, element: element)
  }

  @inlinable
  @discardableResult
  package mutating func remove(_ key: Element.Key) -> Element? { entries.removeValue(forKey: key)?.element }

  @inlinable
  package var elements: [Element] {
    switch entries.count {
    case 0: []
    case 1: entries.values.map { $0.element }
    default: entries.values.sorted { $0.number < $1.number }.map { $0.element }
    }
  }
}

extension KeyedList: Sequence {
  @inlinable
  package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  @inlinable package var underestimatedCount: Int { count }
}

extension KeyedList: ExpressibleByArrayLiteral {
  @inlinable
  package init(arrayLiteral elements: Element...) {
    for element in elements { append(element) }
  }

  /// The elements in order. Of several elements with the same key, the last one is kept.
  @inlinable
  package init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }
}

extension KeyedList: Equatable {
  /// Complexity: O(log n) for a list and a copy of it that has a different length or was not changed; O(n log n) otherwise.
  @inlinable
  package static func == (left: KeyedList, right: KeyedList) -> Bool {
    guard left.count == right.count else { return false }
    return left.entries == right.entries || left.elements == right.elements
  }
}

extension KeyedList<String> {
  /// A specialised `==` for strings. In another module, the generic one would look up the metadata of the entries at each call.
  package func hasSameNames(as other: KeyedList<String>) -> Bool { self == other }
}
