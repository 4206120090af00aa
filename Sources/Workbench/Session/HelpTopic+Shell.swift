/// Topics about the shell itself.
extension HelpTopic {
  static let keys = HelpTopic(
    name: "keys", title: "Keys at the prompt",
    lines: [
      "Tab                     completes; again, lists what there is, each with a word about it",
      "→ or Ctrl-E at the end  takes the grey suggestion; Alt-→ takes a word of it",
      "↑ ↓                     earlier and later entries; with text typed, those that begin so",
      "Ctrl-R                  searches the typed lines",
      "Ctrl-A Ctrl-E           to the beginning, to the end; Alt-B and Alt-F by a word",
      "Ctrl-W Ctrl-K Ctrl-Y    deletes a word, deletes to the end, puts it back",
      "Ctrl-C                  drops the line, or cancels the command that runs; nothing was changed then",
      "Ctrl-D                  leaves, on an empty line; Ctrl-Z stops, 'fg' goes on",
      "\\ at a line's end       goes on in the next line; a paste is one entry, and runs with Enter only",
      "A line that begins with a space is kept out of the file of typed lines. ~/.editrc binds keys by libedit's rules.",
    ])

  static let files = HelpTopic(
    name: "files", title: "Files, and where they are",
    lines: [
      "save FILE writes lines that rebuild the document exactly; open FILE replaces the document; read FILE runs lines in place.",
      "Names may begin with ~ and are relative to the script that names them, at the prompt to the working directory.",
      "$XDG_CONFIG_HOME/galley/rc.galley    runs at the start of a terminal session (~/.config where it is not set)",
      "$XDG_STATE_HOME/galley/history       the lines that were typed (~/.local/state where it is not set)",
      "beside it                            the journal of a session that is running, which 'restore' replays after a kill",
      "Under --safe no file outside the script's folder is touched, and none of these.",
    ])
}
