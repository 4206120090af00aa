import CommandLanguage
import Wording

/// Where something goes beside another.
enum Side: String, Choice {
  case before, after

  var words: Phrase {
    switch self {
    case .before: "before"
    case .after: "after"
    }
  }

  var meaning: Phrase {
    switch self {
    case .before: "in front of the one named next"
    case .after: "behind the one named next"
    }
  }
}
