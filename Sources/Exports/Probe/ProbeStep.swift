import CommandLanguage
import CompositionalLayout
import Documents
import Localization
import Rendering

/// An action after a document is shown and before the frames are recorded again.
enum ProbeStep: Sendable {
  case scroll(Scroll)
  /// Releases a section at a speed in points per second. With `hasStops`, the section comes to rest at one of its stops.
  case flick(section: String, velocity: Double, hasStops: Bool)
  case apply(ProbeApply)

  /// The equivalent command.
  var line: String {
    switch self {
    case .scroll(let scroll): scroll.line
    case .flick(let section, let velocity, _): "flick \(quotedIfNeeded(section)) \(shortest(velocity))"
    case .apply(let apply): apply.line
    }
  }

  /// The action as Swift code for the recorder.
  var action: String {
    switch self {
    case .scroll(let scroll):
      switch scroll.target {
      case .view: ".scroll(x: \(shortest(scroll.offset.x)), y: \(shortest(scroll.offset.y)))"
      case .section(let section): ".scrollSection(\(SwiftExpression.literal(section)), to: \(shortest(scroll.offset.x)))"
      }
    case .flick(let section, let velocity, let hasStops):
      ".flick(\(SwiftExpression.literal(section)), velocity: \(shortest(velocity)), hasStops: \(hasStops))"
    case .apply(let apply): ".apply(\(apply.code))"
    }
  }
}
