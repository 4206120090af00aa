import CommandLanguage
import CompositionalLayout
import Wording

extension Diagnostic {
  /// A section has items, and the section provider answers nil for it (layout-rules 13.1).
  static func noLayout(forSection section: String) -> Diagnostic {
    Diagnostic(
      .noLayout, "section '\(section.abbreviated)' has items and no layout",
      notes: [
        "'use NAME' or 'use NAME for \(quotedIfNeeded(section.abbreviated))' says which layout section serves it; 'template list' makes one"
      ],
      uikit: Fault.sectionMissing(section: 0).uiKitText)
  }

  static func wrongKind(_ name: String, _ component: Component?, wanted: Phrase) -> Diagnostic {
    guard let component else {
      return Diagnostic(.unknownComponent, "there is no component '\(name.abbreviated)'", at: .word(name, parameter: "component"))
    }
    return Diagnostic(
      .wrongKind, "'\(name)' is \(component.kind.withArticle), not \(wanted)", at: .word(name, parameter: "component"))
  }

  static func tooManySubitems(_ name: String) -> Diagnostic {
    Diagnostic(
      .tooManySubitems, "the group '\(name.abbreviated)' stands for more than \(Section.subitemLimit.grouped) subitems",
      at: .word(name, parameter: "component"))
  }

  static func nestedTooDeep(_ name: String) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "groups are nested more than \(Group.nestingLimit) deep", at: .word(name, parameter: "component"))
  }
}
