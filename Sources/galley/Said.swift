import ArgumentParser
import Localization

/// A message of the process in the requested language.
func said(_ phrase: Phrase) -> String { phrase.text(in: processLanguage) }

func said(_ phrase: Phrase) -> ArgumentHelp { ArgumentHelp(stringLiteral: said(phrase)) }

/// The language requested by the arguments, or else by the environment. It is determined before parsing the arguments, because their help
/// is printed in it.
let processLanguage: Language = {
  var asked: Language?
  var previous: String?
  for argument in CommandLine.arguments {
    if argument.hasPrefix("--language=") { asked = Language(rawValue: String(argument.dropFirst("--language=".count))) }
    if previous == "--language" { asked = Language(rawValue: argument) }
    previous = argument
  }
  return asked ?? Language(environment: environmentVariable)
}()

/// The language codes that `--language` accepts.
let languageCodes = Language.allCases.map { $0.rawValue }.joined(separator: ", ")
