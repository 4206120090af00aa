extension SnapshotFault {
  /// The reason given by the exception that UIKit would raise, word for word, with addresses written as `0x...` (`diffable-rules 2.1`).
  ///
  /// Identifiers are printed using their descriptions. Complexity: O(length of the text).
  public var uiKitText: String {
    switch self {
    case .noSections: "There are currently no sections in the data source. Please add a section first."
    case .repeatedItems(let items):
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(setText(items))"
    case .repeatedSections(let sections):
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(setText(sections))"
    case .appendToUnknownSection, .insertBesideUnknownItem: unsatisfied("section != NSNotFound")
    case .insertItemsBesideThemselves(let destination, let items):
      "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list for update: "
        + updateText("INS", to: destination, items) + "."
    case .moveItemBesideItself(let item):
      "Invalid update: destination for item move is the same as the source [\(item)] for update: "
        + updateText("MOV", to: item, [item]) + "."
    case .moveUnknownItem: unsatisfied("fromIndex != NSNotFound")
    case .moveBesideUnknownItem: unsatisfied("toIndex != NSNotFound")
    case .reloadUnknownItem(let item): "Attempted to reload item identifier that does not exist in the snapshot: \(item)"
    case .reconfigureUnknownItem(let item): "Attempted to reconfigure item identifier that does not exist in the snapshot: \(item)"
    case .insertSectionsBesideThemselves(let destination, let sections):
      "Invalid update: destination for section operation [\(destination)] is in the inserted section list for update: "
        + updateText("INS", to: destination, sections)
    case .insertBesideUnknownSection: unsatisfied("insertIndex != NSNotFound")
    case .sectionsAlreadyPresent(let sections): alreadyPresentText(sections)
    case .moveSectionBesideItself(let section):
      "Invalid update: destination for section move is the same as the source [\(section)] for update: "
        + updateText("MOV", to: section, [section]) + "."
    case .moveUnknownSection: unsatisfied("fromSection != NSNotFound")
    case .moveBesideUnknownSection: unsatisfied("toSection != NSNotFound")
    case .reloadUnknownSection(let section):
      "Attempted to reload section identifier that does not exist in the snapshot: \(section)"
    case .unknownSection:
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
        + "(which has O(1) performance)"
    }
  }
}

/// The text that UIKit logs when appended or inserted items are already in the snapshot and are moved instead; nil if `items` is empty
/// (`diffable-rules 2.3`).
///
/// Complexity: O(length of the text).
public func uiKitLog<ItemIdentifier>(movedIntoPlace items: [ItemIdentifier]) -> String? {
  uiKitLog(movedIntoPlace: items.map { "\($0)" })
}

/// The same for the texts of the identifiers. Embedded Swift cannot print values of generic types.
package func uiKitLog(movedIntoPlace items: [String]) -> String? {
  guard let first = items.first else { return nil }
  let isOne = items.count == 1
  return "Diffable data source detected an attempt to insert or append \(items.count) item "
    + (isOne ? "identifier that already exists" : "identifiers that already exist") + " in the snapshot. The existing item "
    + (isOne ? "identifier" : "identifiers") + " will be moved into place instead, but this operation will be more expensive. "
    + "For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on "
    + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
    + (isOne ? "Item identifier that already exists: \(first)" : "Item identifiers that already exist: \(arrayText(items))")
}

/// The reason given by the exception for equal identifiers with different hashes (`diffable-rules 2.4`).
package func uiKitText(unequalHashesOf one: String, and other: String) -> String {
  "Diffable data source detected item identifiers that are equal but have different hash values. Two identifiers which compare as equal "
    + "must return the same hash value. You must fix this in the Hashable (Swift) or hash property (Objective-C) implementation for the "
    + "type of these identifiers. Identifiers that are equal but have different hash values: (\(one)) and (\(other))"
}

private func alreadyPresentText<Identifier>(_ sections: [Identifier]) -> String {
  let start = "Diffable data source detected an attempt to insert or append \(sections.count) section "
  let middle = " in the snapshot. Identifiers in a snapshot must be unique. "
  if let only = sections.first, sections.count == 1 {
    return start + "identifier that already exists" + middle + "Section identifier that already exists: \(only)"
  }
  return start + "identifiers that already exist" + middle + "Section identifiers that already exist: \(arrayText(sections))"
}

private func unsatisfied(_ condition: String) -> String { "Invalid parameter not satisfying: \(condition)" }

/// UIKit's description of an update, which has `destIsSection: 0` for sections too.
private func updateText<Identifier>(_ action: String, to destination: Identifier, _ identifiers: [Identifier]) -> String {
  let list = identifiers.map { "\($0)" }.joined(separator: ",")
  return "<_UIDiffableDataSourceUpdate 0x... - action: \(action); destinationIdentifier:\(destination); destIsSection: 0; "
    + "identifiers: [\(list)]>"
}

/// A set as Foundation prints it.
func setText<Identifier>(_ identifiers: [Identifier]) -> String { "{(\n" + linesText(identifiers) + "\n)}" }

/// An array as Foundation prints it: any element that is not a plain word is quoted and escaped (`diffable-rules 2.1`).
private func arrayText<Identifier>(_ identifiers: [Identifier]) -> String { arrayText(identifiers.map { "\($0)" }) }

private func arrayText(_ identifiers: [String]) -> String {
  "(\n" + identifiers.map { "    " + quotedText($0) }.joined(separator: ",\n") + "\n)"
}

private func linesText<Identifier>(_ identifiers: [Identifier]) -> String {
  identifiers.map { "    \($0)" }.joined(separator: ",\n")
}

private func quotedText(_ text: String) -> String {
  let isPlain = { (unit: UInt16) in
    guard let byte = UInt8(exactly: unit) else { return false }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."): return true
    default: return false
    }
  }
  if !text.isEmpty, text.utf16.allSatisfy(isPlain) { return text }
  return "\"" + text.utf16.map(escapedText).joined() + "\""
}

private func escapedText(_ unit: UInt16) -> String {
  switch unit {
  case 0x22: return "\\\""
  case 0x5C: return "\\\\"
  case 0x0A: return "\\n"
  case 0x09: return "\\t"
  case 0x20...0x7E: return String(UnicodeScalar(UInt8(unit)))
  default:
    let digits = String(unit, radix: 16)
    return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
