import CommandLanguage
import Localization

/// `1 item`, `2 items`, `1,000 items`.
package func counted(_ number: Int, _ noun: String, plural ending: String = "s") -> Phrase {
  Phrase([.text(number.grouped), .words(" \(noun)"), .english(number == 1 ? "" : ending)])
}
