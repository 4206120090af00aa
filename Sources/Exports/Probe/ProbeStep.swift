import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

/// What is done after a document is shown, before UIKit is asked again.
enum ProbeStep: Sendable {
  case scroll(Scroll)
  /// A finger leaves a section with a speed in points a second; one with stops comes to rest at one of them.
  case flick(section: String, velocity: Double, hasStops: Bool)
  /// A snapshot without some of the items is applied; they are called `i` and a number.
  case delete(ClosedRange<Int>)
  case apply(ProbeApply)

  /// The command that does the same.
  var line: String {
    switch self {
    case .scroll(let scroll): scroll.line
    case .flick(let section, let velocity, _): "flick \(quotedIfNeeded(section)) \(shortest(velocity))"
    case .delete(let items): "delete items \(AssumptionDocument.items(items)); apply"
    case .apply(let apply): apply.line
    }
  }

  /// The action as the recorder reads it.
  var action: String {
    switch self {
    case .scroll(let scroll):
      switch scroll.target {
      case .view: ".scroll(x: \(shortest(scroll.offset.x)), y: \(shortest(scroll.offset.y)))"
      case .section(let section): ".scrollSection(\(SwiftExpression.literal(section)), to: \(shortest(scroll.offset.x)))"
      }
    case .flick(let section, let velocity, let hasStops):
      ".flick(\(SwiftExpression.literal(section)), velocity: \(shortest(velocity)), hasStops: \(hasStops))"
    case .delete(let items): ".delete(\(SwiftExpression.list(items.map { SwiftExpression.literal("i\($0)") })))"
    case .apply(let apply): ".apply(\(apply.code))"
    }
  }
}
