import CommandLanguage
import Localization

package enum Side: String, Choice {
  case before, after

  package var words: Phrase {
    switch self {
    case .before: "before"
    case .after: "after"
    }
  }

  package var meaning: Phrase {
    switch self {
    case .before: "before the one that follows"
    case .after: "after the one that follows"
    }
  }
}
