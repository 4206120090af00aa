import Localization

extension HelpTopic {
  static let tests = HelpTopic(
    name: "tests", title: "Scripts as tests",
    lines: [
      "A script with expectations is a test:",
      "  template grid 3",
      "  append sections main; append items a b c d to main; apply",
      "  expect items main a b c d",
      "  expect frame b (131,0,131,131)",
      "'galley test FILE...' runs each script in a session of its own, and of a folder all *.galley in it and below, sorted.",
      "'Layout.swift' is read before 'Layout.galley' beside it, whichever of them is named, if the script makes no layout itself.",
      "Hidden files and folders are left out. A line for each script says passed, failed or updated, and counts its expectations.",
      "A script without any passes if nothing is refused, but proves nothing, and its line says so.",
      "A script ends at its first error; with --keep-going it goes on. Several frames that differ are then listed with both sides,",
      "more than two of the same screen in pictures too.",
      "--update rewrites expectations that differ as what was found, and shows the changes; the rest of the file stays as it is.",
      "'expect record' is replaced by expectations of what the last looking command showed; without --update it fails.",
      "--quiet prints only what failed.",
      "--json prints an object for each script, with its errors in it, and one with the counts:",
      "  file, result (passed, failed, updated), expectations, updated (how many were rewritten), errors (as on standard error),",
      "  frames that differ (element, expected, found), diff (the changes of the file, or null)",
      "  passed, failed, expectations (of all scripts)",
      "Exit status: 0 if every script passed or was updated, 1 if one failed or could not be read, 64 for bad arguments.",
    ])
}
