/// An identifier that is only in the old snapshot.
public struct Deleted<Identifier: Hashable & Sendable, Place: Hashable & Sendable>: Hashable, Sendable {
  /// The deleted identifier.
  public var identifier: Identifier
  /// The position in the old snapshot.
  public var from: Place

  /// Creates a deletion. Complexity: O(1).
  @inlinable
  public init(identifier: Identifier, from: Place) {
    self.identifier = identifier
    self.from = from
  }

  var inverse: Inserted<Identifier, Place> { Inserted(identifier: identifier, to: from) }
}

/// An identifier that is only in the new snapshot.
public struct Inserted<Identifier: Hashable & Sendable, Place: Hashable & Sendable>: Hashable, Sendable {
  /// The inserted identifier.
  public var identifier: Identifier
  /// The position in the new snapshot.
  public var to: Place

  /// Creates an insertion. Complexity: O(1).
  @inlinable
  public init(identifier: Identifier, to: Place) {
    self.identifier = identifier
    self.to = to
  }

  var inverse: Deleted<Identifier, Place> { Deleted(identifier: identifier, from: to) }
}

/// An identifier that is in both snapshots, but in a different section or in a different order relative to the others.
public struct Moved<Identifier: Hashable & Sendable, Place: Hashable & Sendable>: Hashable, Sendable {
  /// The moved identifier.
  public var identifier: Identifier
  /// The position in the old snapshot.
  public var from: Place
  /// The position in the new snapshot.
  public var to: Place

  /// Creates a move. Complexity: O(1).
  @inlinable
  public init(identifier: Identifier, from: Place, to: Place) {
    self.identifier = identifier
    self.from = from
    self.to = to
  }

  var inverse: Moved { Moved(identifier: identifier, from: to, to: from) }
}

/// An identifier marked to be reloaded or reconfigured.
public struct Marked<Identifier: Hashable & Sendable, Place: Hashable & Sendable>: Hashable, Sendable {
  /// The marked identifier.
  public var identifier: Identifier
  /// The position in the new snapshot.
  public var at: Place

  /// Creates a mark. Complexity: O(1).
  @inlinable
  public init(identifier: Identifier, at: Place) {
    self.identifier = identifier
    self.at = at
  }
}
