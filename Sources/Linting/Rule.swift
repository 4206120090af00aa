/// A rule of UIKit's layout, described in our own words.
package struct Rule: Equatable, Sendable {
  /// The number as cited: `R4.1`, or `R9` for a chapter without parts.
  package var number: String
  package var chapter: String
  package var sentence: String
  /// A command that demonstrates the rule in a new session.
  package var example: String

  /// The rule with the given number, or all rules of a chapter; empty if the number is unknown.
  package static func numbered(_ number: String) -> [Rule] {
    let wanted = (number.first?.isNumber == true ? "R" : "") + number.uppercased()
    let exact = all.filter { $0.number == wanted }
    return exact.isEmpty ? all.filter { $0.number.hasPrefix(wanted + ".") } : exact
  }
}
