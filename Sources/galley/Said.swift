import ArgumentParser
import Wording

/// What the process says of itself, in the language it was asked for.
func said(_ phrase: Phrase) -> String { phrase.text(in: processLanguage) }

/// The same of an argument, as the parser of arguments takes it.
func said(_ phrase: Phrase) -> ArgumentHelp { ArgumentHelp(stringLiteral: said(phrase)) }

/// The language that the arguments ask for, else the environment: known before the arguments are parsed, because their help is said in it.
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
