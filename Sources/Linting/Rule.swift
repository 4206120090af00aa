/// A rule of UIKit's layout, in our words.
package struct Rule: Equatable, Sendable {
  /// Its number as cited: `R4.1`, or `R9` for a chapter without parts.
  package var number: String
  package var chapter: String
  package var sentence: String
  /// A line that shows it in a fresh session.
  package var example: String

  /// The rules for a number: one, or all of a chapter; empty if there is no such rule.
  package static func numbered(_ number: String) -> [Rule] {
    let wanted = (number.first?.isNumber == true ? "R" : "") + number.uppercased()
    let exact = all.filter { $0.number == wanted }
    return exact.isEmpty ? all.filter { $0.number.hasPrefix(wanted + ".") } : exact
  }
}
