import CEditline
import CommandLanguage

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditor {
  /// Opens libedit's editor and binds its keys; nil if the terminal cannot move its cursor.
  func openEditor() -> OpaquePointer? {
    chooseTextEncoding()
    let callbacks = editline_callbacks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      read_scalar: { context, scalar in
        guard let context, let scalar else { return 0 }
        return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().readScalar(into: &scalar.pointee)
      },
      run: { context, command in
        guard let context, let command = EditorCommand(rawValue: command) else { return EDITLINE_NOTHING }
        return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().run(command)
      })
    guard let opened = editline_open("galley", terminal.input, terminal.output, callbacks) else { return nil }
    guard editline_moves_cursor_up(opened) else {
      editline_close(opened)
      return nil
    }
    bindKeys(of: opened)
    return opened
  }

  private func bindKeys(of editor: OpaquePointer) {
    for command in EditorCommand.allCases {
      editline_add_command(editor, command.rawValue, command.name, command.name)
      bind(command, of: editor)
    }
    for (keys, name) in EditorCommand.ordinaryKeys { editline_bind(editor, keys, name, false) }
    if readsConfiguration, let path = Self.configurationPath, editline_source(editor, path.cString) { repair(editor) }
    // This must come last: a configuration that selects emacs or vi mode resets all bindings.
    editline_unbind_programs(editor)
  }

  /// Restores the bindings that the editor depends on after a configuration file has been read.
  private func repair(_ editor: OpaquePointer) {
    editline_avoid_shifting(editor)
    for command in EditorCommand.allCases where command.isEssential {
      bind(command, of: editor)
      for keys in command.keys { editline_bind(editor, keys, command.name, true) }
    }
    // A configuration may select vi mode, whose commands use libedit's own history.
    usesOwnHistory = true
    for entry in history?.entries ?? [] { editline_add_history(editor, entry) }
  }

  private func bind(_ command: EditorCommand, of editor: OpaquePointer) {
    for keys in command.keys { editline_bind(editor, keys, command.name, false) }
  }

  /// The user's configuration file for libedit. It may not exist.
  private static var configurationPath: Path? {
    if let path = getenv("EDITRC") { return Path(cString: path) }
    return getenv("HOME").map { Path(cString: $0) + "/.editrc" }
  }
}
