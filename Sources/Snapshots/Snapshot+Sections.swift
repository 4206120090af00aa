extension Snapshot {
  /// Appends empty sections, in the given order.
  ///
  /// Throws, in this order, for repeated sections and sections that are already in the snapshot (`diffable-rules 2.1`). Complexity: O(count
  /// · log sections).
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionIdentifier]) throws(Fault) {
    try checkRepeats(identifiers)
    try checkAbsence(identifiers)
    for identifier in identifiers.untilCancelled { addSection(identifier, at: sectionEnd) }
  }

  /// Inserts empty sections just before another one, in the given order.
  ///
  /// Throws, in this order, for repeated sections, a destination among the sections, an unknown destination (even if the list is empty),
  /// and sections that are already in the snapshot (`diffable-rules 2.1`). Complexity: O(count · log sections).
  @inlinable
  public mutating func insertSections(_ identifiers: [SectionIdentifier], beforeSection toIdentifier: SectionIdentifier) throws(Fault) {
    let destination = try checkInsertion(identifiers, beside: toIdentifier)
    for identifier in identifiers.untilCancelled { addSection(identifier, at: sectionSpot(of: destination)) }
  }

  /// Inserts empty sections just after another one, in the given order.
  ///
  /// Throws, in this order, for repeated sections, a destination among the sections, an unknown destination (even if the list is empty),
  /// and sections that are already in the snapshot (`diffable-rules 2.1`). Complexity: O(count · log sections).
  @inlinable
  public mutating func insertSections(_ identifiers: [SectionIdentifier], afterSection toIdentifier: SectionIdentifier) throws(Fault) {
    var previous = try checkInsertion(identifiers, beside: toIdentifier)
    for identifier in identifiers.untilCancelled {
      let spot = sectionSpot(of: previous)
      previous = addSection(identifier, at: OrderForest.Spot(leaf: spot.leaf, index: spot.index + 1))
    }
  }

  /// Deletes sections with their items and marks. Ignores unknown sections, and throws for repeated ones (`diffable-rules 1.1`).
  ///
  /// Complexity: O(count · log sections + items deleted).
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifier]) throws(Fault) {
    try checkRepeats(identifiers)
    for identifier in identifiers.untilCancelled {
      guard let slot = sections.slot(of: identifier) else { continue }
      detachSection(slot)
      forgetSection(slot)
    }
  }

  /// Moves a section with its items just before another one.
  ///
  /// Throws, in this order, for a destination that is the section itself, an unknown section, and an unknown destination (`diffable-rules
  /// 2.1`). Complexity: O(log sections).
  @inlinable
  public mutating func moveSection(_ identifier: SectionIdentifier, beforeSection toIdentifier: SectionIdentifier) throws(Fault) {
    try moveSection(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves a section with its items just after another one.
  ///
  /// Throws, in this order, for a destination that is the section itself, an unknown section, and an unknown destination (`diffable-rules
  /// 2.1`). Complexity: O(log sections).
  @inlinable
  public mutating func moveSection(_ identifier: SectionIdentifier, afterSection toIdentifier: SectionIdentifier) throws(Fault) {
    try moveSection(identifier, beside: toIdentifier, offset: 1)
  }
}

extension Snapshot {
  @inlinable
  @discardableResult
  mutating func addSection(_ identifier: SectionIdentifier, at spot: OrderForest.Spot?) -> Int32 {
    let place = SectionPlace(leaf: OrderForest.none, list: OrderForest.none)
    let slot = sections.add(identifier, hash: Register<SectionIdentifier, SectionPlace>.hash(identifier), place: place)
    placeSection(slot, weight: 0, at: spot)
    return slot
  }

  @inlinable
  mutating func moveSection(_ identifier: SectionIdentifier, beside destination: SectionIdentifier, offset: Int) throws(Fault) {
    guard identifier != destination else { throw .moveSectionBesideItself(identifier) }
    guard let slot = sections.slot(of: identifier) else { throw .moveUnknownSection(identifier) }
    guard let neighbour = sections.slot(of: destination) else { throw .moveBesideUnknownSection(destination) }
    let weight = Int32(numberOfItems(inSlot: slot))
    detachSection(slot)
    let spot = sectionSpot(of: neighbour)
    placeSection(slot, weight: weight, at: OrderForest.Spot(leaf: spot.leaf, index: spot.index + offset))
  }

  @inlinable
  func checkRepeats(_ identifiers: [SectionIdentifier]) throws(Fault) {
    let repeated = repeats(in: identifiers)
    guard repeated.isEmpty else { throw .repeatedSections(repeated) }
  }

  @inlinable
  func checkAbsence(_ identifiers: [SectionIdentifier]) throws(Fault) {
    let present = identifiers.untilCancelled.filter { contains(section: $0) }
    guard present.isEmpty else { throw .sectionsAlreadyPresent(present) }
  }

  @inlinable
  func checkInsertion(_ identifiers: [SectionIdentifier], beside destination: SectionIdentifier) throws(Fault) -> Int32 {
    try checkRepeats(identifiers)
    guard !identifiers.contains(destination) else {
      throw .insertSectionsBesideThemselves(destination: destination, sections: identifiers)
    }
    guard let slot = sections.slot(of: destination) else { throw .insertBesideUnknownSection(destination) }
    try checkAbsence(identifiers)
    return slot
  }
}
