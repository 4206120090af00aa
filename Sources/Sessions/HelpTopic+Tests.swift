import Localization

extension HelpTopic {
  static let tests = HelpTopic(
    name: "tests", title: "A script with expectations is a test", otherNames: ["test", "ci", "continuous integration", "lock", "check"],
    example: [
      "template grid 3",
      "append sections main; append items a b c d to main; apply",
      "expect items main a b c d",
      "expect frame b (131,0,131,131)",
    ],
    lines: [
      "'galley test FILE...' runs each script in its own session; for a folder, all *.galley files in it and its subfolders, by name.",
      "'Layout.swift' is read before 'Layout.galley' in the same folder, whichever you name, if the script does not make a layout.",
      "Hidden files and folders are skipped. For each script, a line shows passed, failed or updated, and the number of expectations.",
      "A script without expectations passes if no command fails; its line mentions that it has none.",
      "A script stops at its first error unless you use --keep-going. If several frames then differ, both values are listed,",
      "and drawn as pictures if more than two are on the same screen.",
      "--update replaces failed expectations with the actual values and shows the changes; the rest of the file does not change.",
      "'galley test --update' replaces 'expect record' with expectations for what the last query command showed; without it, the line fails.",
      "--quiet prints only failures.",
      "--json prints an object with the errors for each script, and one with the counts:",
      "  file, result (passed, failed, updated), expectations, updated (how many were rewritten), errors (as on standard error),",
      "  frames (element, expected, found), diff (the changes to the file, or null)",
      "  passed, failed, expectations (of all scripts)",
      "Exit status: 0 if every script passed or was updated, 1 if one failed or could not be read, 64 for bad arguments.",
      "Without scripts, 'galley lock FOLDER' computes the layouts in a folder of Swift files on several devices, and writes their frames",
      "to Layouts.lock. 'galley check FOLDER' compares the code with this file, and names the line of code behind each difference.",
    ])
}
