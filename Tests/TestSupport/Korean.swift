import Localization

extension Language {
  package static let korean = allCases.first { $0.rawValue == "ko" } ?? english
}
