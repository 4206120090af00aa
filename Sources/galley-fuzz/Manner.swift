import Localization
import Rendering
import Sessions

/// The output settings for one input: format, language, and width of drawings.
struct Manner {
  var settings: Session.Settings
  var columns: Int
  var isJSON: Bool { settings.renderer.format == .json }

  init(_ choices: inout Choices) {
    let format = choices.pick([nil, .json, .csv, nil, .json] as [Renderer.Format?])
    settings = Session.Settings(
      format: format, colors: .init(answers: choices.below(4) == 1, errors: false), isTalkative: choices.below(2) == 1, echoes: false,
      keepsGoing: true)
    settings.renderer.isASCII = choices.below(4) == 1
    settings.language = choices.pick([.english] + Language.allCases)
    columns = choices.pick([20, 37, 80, 200, 500])
  }
}
