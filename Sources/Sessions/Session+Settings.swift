import CommandLanguage
import Localization
import Rendering

extension Session {
  package struct Settings: Sendable {
    /// Whether to print answers to edits, as in a terminal and with `--echo`.
    package var isTalkative: Bool
    package var echoes: Bool
    package var renderer: Renderer
    package var errorRenderer: Renderer
    package var keepsGoing: Bool
    /// Whether scripts print no warnings.
    package var isQuiet = false
    /// The escape sequence that clears the terminal of the answers; nil if the output cannot be cleared.
    package var clearing: String?
    /// Whether a picture of the screen stays visible during the session.
    package var isPictureInSight = false
    /// Whether to print the time that each command took.
    package var times = false
    package var language: Language {
      get { renderer.language }
      set { (renderer.language, errorRenderer.language) = (newValue, newValue) }
    }
    /// The address of the page that runs the session; nil outside a page.
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

    /// Uses only ASCII for drawings if the environment's locale, determined by the POSIX precedence of variables, does not use UTF-8.
    /// Without a locale, UTF-8 is assumed.
    package mutating func useCharacters(of environment: (String) -> String?) {
      let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
      renderer.isASCII = locale.map { !$0.namesUTF8 } ?? false
    }

    package typealias Format = Renderer.Format
    package typealias Language = Localization.Language

    package struct Colors: Sendable {
      package var answers: Bool
      package var errors: Bool

      package init(answers: Bool, errors: Bool) {
        self.answers = answers
        self.errors = errors
      }
    }

    /// Settings for a format, or for text if it is nil. Only text output is talkative.
    package init(format: Format?, colors: Colors, isTalkative: Bool, echoes: Bool, keepsGoing: Bool) {
      self.init(
        isTalkative: isTalkative && format == nil, echoes: echoes && format == nil,
        renderer: Renderer(format: format, isColoured: colors.answers),
        errorRenderer: Renderer(format: format?.isForErrors == true ? format : nil, isColoured: colors.errors), keepsGoing: keepsGoing)
    }
  }
}

extension String {
  /// Whether a locale uses UTF-8, such as `ko_KR.UTF-8`, `C.utf8`, or `UTF-8` on macOS.
  fileprivate var namesUTF8: Bool {
    let characters = prefix { $0 != "@" }.split(separator: ".").last ?? ""
    return characters.lowercased().filter { $0 != "-" } == "utf8"
  }
}
