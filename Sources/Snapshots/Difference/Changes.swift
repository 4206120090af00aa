/// An identifier that is only in the old snapshot.
public struct Deleted<Identifier: Hashable & Sendable, Place: Hashable & Sendable>: Hashable, Sendable {
  /// The deleted identifier.
  public var identifier: Identifier
  /// Where it was in the old snapshot.
  public var from: Place

  /// A deletion. Complexity: O(1).
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
  /// Where it is in the new snapshot.
  public var to: Place

  /// An insertion. Complexity: O(1).
  @inlinable
  public init(identifier: Identifier, to: Place) {
    self.identifier = identifier
    self.to = to
  }

  var inverse: Deleted<Identifier, Place> { Deleted(identifier: identifier, from: to) }
}

/// An identifier that is in both snapshots and changes its order relative to others, or its section.
public struct Moved<Identifier: Hashable & Sendable, Place: Hashable & Sendable>: Hashable, Sendable {
  /// The moved identifier.
  public var identifier: Identifier
  /// Where it was in the old snapshot.
  public var from: Place
  /// Where it is in the new snapshot.
  public var to: Place

  /// A move. Complexity: O(1).
  @inlinable
  public init(identifier: Identifier, from: Place, to: Place) {
    self.identifier = identifier
    self.from = from
    self.to = to
  }

  var inverse: Moved { Moved(identifier: identifier, from: to, to: from) }
}

/// An identifier whose cell, or cells, are requested again or reconfigured.
public struct Marked<Identifier: Hashable & Sendable, Place: Hashable & Sendable>: Hashable, Sendable {
  /// The marked identifier.
  public var identifier: Identifier
  /// Where it is in the new snapshot.
  public var at: Place

  /// A mark. Complexity: O(1).
  @inlinable
  public init(identifier: Identifier, at: Place) {
    self.identifier = identifier
    self.at = at
  }
}
