import CommandLanguage
import Localization
import Rendering

extension Session {
  package struct Settings: Sendable {
    /// Whether answers to edits are printed: at a terminal and with `--echo`.
    package var isTalkative: Bool
    /// Whether each command is printed before its answer.
    package var echoes: Bool
    package var renderer: Renderer
    package var errorRenderer: Renderer
    package var keepsGoing: Bool
    /// Whether a script prints no warnings.
    package var isQuiet = false
    /// What clears the screen of the terminal that answers go to; nil if there is none that can be cleared.
    package var clearing: String?
    /// Whether a picture of the screen stays in sight beside the answers.
    package var isPictureInSight = false
    /// Prints how long each command took.
    package var times = false
    package var language: Language {
      get { renderer.language }
      set { (renderer.language, errorRenderer.language) = (newValue, newValue) }
    }
    /// The address of the page that the session runs in; nil outside a page.
    package var pageAddress: String?
    /// The file that lists solved lessons; nil if progress is not kept.
    package var lessonProgressPath: Path?

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

    /// Draws in plain ASCII if the environment's locale, with POSIX's precedence of variables, is not a UTF-8 one. Without any variable
    /// UTF-8 is assumed.
    package mutating func useCharacters(of environment: (String) -> String?) {
      let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
      renderer.isASCII = locale.map { !$0.namesUTF8 } ?? false
    }

    package typealias Format = Renderer.Format
    package typealias Language = Localization.Language

    /// Which of the two outputs is coloured.
    package struct Colors: Sendable {
      package var answers: Bool
      package var errors: Bool

      package init(answers: Bool, errors: Bool) {
        self.answers = answers
        self.errors = errors
      }
    }

    /// Settings for a format, or for text if it is nil; only text output is talkative.
    package init(format: Format?, colors: Colors, isTalkative: Bool, echoes: Bool, keepsGoing: Bool) {
      self.init(
        isTalkative: isTalkative && format == nil, echoes: echoes && format == nil,
        renderer: Renderer(format: format, isColoured: colors.answers),
        errorRenderer: Renderer(format: format?.isForErrors == true ? format : nil, isColoured: colors.errors), keepsGoing: keepsGoing)
    }
  }
}

extension String {
  /// Whether a locale uses UTF-8: `ko_KR.UTF-8`, `C.utf8`, and macOS's `UTF-8`.
  fileprivate var namesUTF8: Bool {
    let characters = prefix { $0 != "@" }.split(separator: ".").last ?? ""
    return characters.lowercased().filter { $0 != "-" } == "utf8"
  }
}
