/// A rule by which UIKit lays out, told in our words.
package struct Rule: Equatable, Sendable {
  /// As explanations and documentation cite it: `R4.1`; a whole chapter where it has no parts: `R9`.
  package var number: String
  /// What it is about.
  package var chapter: String
  package var sentence: String

  /// The rules that a number means: one, or all of a chapter; none where there is no such rule.
  package static func numbered(_ number: String) -> [Rule] {
    let wanted = (number.first?.isNumber == true ? "R" : "") + number.uppercased()
    let exact = all.filter { $0.number == wanted }
    return exact.isEmpty ? all.filter { $0.number.hasPrefix(wanted + ".") } : exact
  }
}
