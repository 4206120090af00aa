import CommandLanguage
import Commands

/// Every command of the shell, and the words by which else they are meant.
package let shellCommands = CommandTable<Workspace, Outcome>(everyCommand, otherWords: { OtherWords.shell })
