import CommandLanguage
import CompositionalLayout
import Localization

/// Diagnostics for components that cannot become a layout.
extension Diagnostic {
  package static func wrongKind(_ name: String, _ component: Component?, wanted: Phrase) -> Diagnostic {
    guard let component else {
      return Diagnostic(.unknownComponent, "there is no component '\(name.abbreviated)'", at: .word(name, parameter: "component"))
    }
    return Diagnostic(
      .wrongKind, "'\(name)' is \(component.kind.withArticle), not \(wanted)", at: .word(name, parameter: "component"))
  }

  package static func tooManySubitems(_ name: String) -> Diagnostic {
    Diagnostic(
      .tooManySubitems, "the group '\(name.abbreviated)' has more than \(Section.subitemLimit.grouped) subitems",
      at: .word(name, parameter: "component"))
  }

  static func nestedTooDeep(_ name: String) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "groups are nested more than \(Group.nestingLimit) levels deep", at: .word(name, parameter: "component"))
  }
}
