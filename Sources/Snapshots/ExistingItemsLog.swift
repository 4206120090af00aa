/// The text that UIKit logs when appended or inserted identifiers are already in the snapshot (`diffable-rules 2.3`).
///
/// Identifiers print by their description. Complexity: O(length of the text).
package func existingItemsLog(_ items: some Collection<String>) -> String {
  let isOne = items.count == 1
  return "Diffable data source detected an attempt to insert or append \(items.count) item identifier\(isOne ? "" : "s") that already "
    + "exist\(isOne ? "s" : "") in the snapshot. The existing item identifier\(isOne ? "" : "s") will be moved into place instead, but this "
    + "operation will be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic "
    + "breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item "
    + "identifier\(isOne ? "" : "s") that already exist\(isOne ? "s" : ""): "
    + (isOne ? items.joined() : "(\(items.joined(separator: ", ")))")
}
