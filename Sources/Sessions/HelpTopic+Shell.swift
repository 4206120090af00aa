import CommandLanguage
import Exports
import Localization

extension HelpTopic {
  static let keys = HelpTopic(
    name: "keys", title: "Keys at the prompt",
    lines: [
      "Tab                     completes; again, lists the candidates with descriptions",
      "→ or Ctrl-E at the end  takes the grey suggestion; Alt-→ takes a word of it",
      "↑ ↓                     earlier and later entries; with text typed, only those that begin with it",
      "Ctrl-R                  searches the typed lines",
      "Ctrl-A Ctrl-E           to the beginning, to the end; Alt-B and Alt-F by a word",
      "Ctrl-W Ctrl-K Ctrl-Y    deletes a word, deletes to the end, puts it back",
      "Ctrl-C                  drops the line, or cancels the running command, which then changes nothing",
      "Ctrl-D                  leaves, on an empty line; Ctrl-Z stops, 'fg' goes on",
      "\\ at a line's end       goes on in the next line; a paste is one entry, and runs with Enter only",
      "A line that begins with a space is not added to the history. ~/.editrc binds keys by libedit's rules.",
    ])

  static let json = HelpTopic(
    name: "json", title: "What 'export json' writes, and 'open FILE.json' reads",
    lines: [
      "galley        the version of these keys, \(DocumentFile.version); files of version 1 are read too",
      "environment   device (or null), isLandscape, share (the part of an iPad's screen), and settings that differ from the device's,",
      "              as 'show environment' has them",
      "components    in the order of their definition, each after its subitems: name, kind, direction (of groups), group (of sections; null for a list),",
      "              settings as 'show NAME' has them, subitems, and components added to it",
      "views         name, bounds [width,height], identity, difference, settings of the layout, boundary items added to it,",
      "              uses (component, for a sectionIdentifier or an index or neither, when), and state: the lines that rebuild its snapshots,",
      "              contents, outlines, scroll position, sizes and cells, as 'save' writes them",
      "currentView   the view that commands apply to",
      "screen        with --screen, what it shows: sections with their items, and the scene of 'draw'; 'open' ignores it",
      "Other keys, repeated keys, and lines of a state that are not edits are refused, with their place in the file.",
      "'help json --schema' is the shape of the file, and of every answer with --json, as a JSON Schema.",
      "The file has at most \(FileLimit.json.bytes.grouped) bytes; one that 'save' writes may be longer.",
    ])

  static let files = HelpTopic(
    name: "files", title: "Files, and where they are",
    lines: [
      "save FILE writes lines that rebuild the document exactly; open FILE replaces the document; read FILE runs lines in place.",
      "Names may begin with ~ and are relative to the script that names them, at the prompt to the working directory.",
      "A name need not be UTF-8: in double quotes \\xFF stands for a byte, as Tab writes it.",
      "$XDG_CONFIG_HOME/galley/rc.galley    runs at the start of a terminal session (by default in ~/.config)",
      "$XDG_STATE_HOME/galley/history       the lines that were typed (by default in ~/.local/state)",
      "$XDG_STATE_HOME/galley/lessons       the names of the lessons that were solved at a prompt",
      "beside them                          journals, which 'restore' replays after a kill or unsaved work",
      "open and read take at most \(FileLimit.script.bytes.grouped) bytes; given to the process, a script may be longer.",
      "With --safe neither files outside the script's folder nor any of these are used.",
    ])
}
