import CommandLanguage
import Exports
import Localization

extension HelpTopic {
  static let keys = HelpTopic(
    name: "keys", title: "Keys at the prompt complete words, recall earlier lines and edit the current one",
    example: [
      "history"
    ],
    lines: [
      "Tab                     completes; press it again to list the candidates with descriptions",
      "→ or Ctrl-E at the end  accepts the grey suggestion; Alt-→ accepts one word of it",
      "↑ ↓                     earlier and later entries; after typing text, only those that start with it",
      "Ctrl-R                  searches the typed lines",
      "Ctrl-A Ctrl-E           moves to the start or the end of the line; Alt-B and Alt-F move by a word",
      "Ctrl-W Ctrl-K Ctrl-Y    deletes a word, deletes to the end of the line, pastes the deleted text",
      "Ctrl-C                  drops the line, or cancels the running command without changes",
      "Ctrl-D                  leaves, on an empty line; Ctrl-Z suspends Galley, 'fg' resumes it",
      "\\ at a line's end       continues on the next line; pasted text is one entry and runs when you press Return",
      "A line that starts with a space is not added to the history. ~/.editrc can bind keys, as for all programs with libedit.",
    ])

  static let json = HelpTopic(
    name: "json", title: "'export json' writes the document as JSON, and 'open' reads it",
    example: [
      "append sections main; export json home.json; open home.json"
    ],
    lines: [
      "galley        the version of the format, \(DocumentFile.version); version 1 is also read",
      "environment   device (or null), isLandscape, share (the part of an iPad's screen), and settings that differ from the device's",
      "              values, as printed by 'show environment'",
      "components    in the order of definition, after their subitems: name, kind, direction (of groups), group (of sections; null for a list),",
      "              settings as printed by 'show NAME', subitems, and added components",
      "views         name, bounds [width,height], identity, difference, settings of the layout, its boundary items,",
      "              uses (component, sectionIdentifier or index or neither, when), and state: the lines that rebuild its snapshots,",
      "              contents, outlines, offsets, sizes and cells, as 'save' writes them",
      "currentView   the view that commands apply to",
      "screen        with --screen, its sections and items, and the scene of 'draw'; 'open' ignores it",
      "Unknown keys, repeated keys, and lines of a state that are not edits are errors, reported with their position in the file.",
      "'help json --schema' prints a JSON Schema of the file and of every answer with --json.",
      "The file can have at most \(FileLimit.json.bytes.grouped) bytes; a file written by 'save' can be longer.",
    ])

  static let files = HelpTopic(
    name: "files", title: "'save' writes lines that rebuild the document, and 'open' reads them",
    example: [
      "append sections main; save home.galley; open home.galley"
    ],
    lines: [
      "save FILE writes lines that rebuild the document exactly; open FILE replaces the document; read FILE runs a file in the current one.",
      "File names can start with ~. They are relative to the script that contains them or, at the prompt, to the working directory.",
      "A file name need not be UTF-8: in double quotes, \\xFF is a byte. Tab completes names this way.",
      "$XDG_CONFIG_HOME/galley/rc.galley    runs at the start of a terminal session (by default in ~/.config)",
      "$XDG_STATE_HOME/galley/history       the lines that were typed (by default in ~/.local/state)",
      "$XDG_STATE_HOME/galley/lessons       the names of the lessons that were solved at the prompt",
      "in the same folder                   journals, which 'restore' replays after a crash or unsaved work",
      "open and read accept at most \(FileLimit.script.bytes.grouped) bytes; a script named on the command line can be longer.",
      "With --safe, Galley uses none of these, and no files outside the script's folder.",
    ])
}
