import Drawing
import Wording

extension Session {
  /// How the session answers.
  package struct Settings: Sendable {
    /// Answers to edits are printed: at a terminal and with `--echo`.
    package var isTalkative: Bool
    /// Each command is printed before its answer.
    package var echoes: Bool
    package var renderer: Renderer
    package var errorRenderer: Renderer
    /// Goes on after an error.
    package var keepsGoing: Bool
    /// Prints how long each command took.
    var times = false
    /// The language of what is said to people.
    package var language: Language {
      get { renderer.language }
      set { (renderer.language, errorRenderer.language) = (newValue, newValue) }
    }
    /// The file that keeps which lessons were taken; nil where nothing is kept.
    package var lessonProgressPath: String?

    package init(
      isTalkative: Bool = false, echoes: Bool = false, renderer: Renderer = Renderer(), errorRenderer: Renderer = Renderer(),
      keepsGoing: Bool = false
    ) {
      self.isTalkative = isTalkative
      self.echoes = echoes
      self.renderer = renderer
      self.errorRenderer = errorRenderer
      self.keepsGoing = keepsGoing
    }

    /// Draws in plain ASCII where the environment's locale, as POSIX orders its variables, is one of other characters than UTF-8's.
    /// Where no variable is set nothing is known, and UTF-8 is taken to be read.
    package mutating func useCharacters(of environment: (String) -> String?) {
      let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
      renderer.isASCII = locale.map { !$0.namesUTF8 } ?? false
    }

    package typealias Format = Renderer.Format
    package typealias Language = Wording.Language

    /// Which of the two outputs takes colours.
    package struct Colors: Sendable {
      package var answers: Bool
      package var errors: Bool

      package init(answers: Bool, errors: Bool) {
        self.answers = answers
        self.errors = errors
      }
    }

    /// Answers in a format, for people where it is nil; only people are told more than they asked for.
    package init(format: Format?, colors: Colors, isTalkative: Bool, echoes: Bool, keepsGoing: Bool) {
      self.init(
        isTalkative: isTalkative && format == nil, echoes: echoes && format == nil,
        renderer: Renderer(format: format, isColoured: colors.answers),
        errorRenderer: Renderer(format: format?.isForErrors == true ? format : nil, isColoured: colors.errors), keepsGoing: keepsGoing)
    }
  }
}

extension String {
  /// Whether a locale's characters are UTF-8's: `ko_KR.UTF-8`, `C.utf8`, and macOS's `UTF-8`.
  fileprivate var namesUTF8: Bool {
    let characters = prefix { $0 != "@" }.split(separator: ".").last ?? ""
    return characters.lowercased().filter { $0 != "-" } == "utf8"
  }
}
