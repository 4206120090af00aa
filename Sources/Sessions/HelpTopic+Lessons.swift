import Wording

extension HelpTopic {
  static let lessons = HelpTopic(
    name: "lessons", title: "Taking a lesson, and writing one",
    lines: [
      "'lesson' lists them; 'lesson 1' or its name begins one; 'lesson FILE' begins one of your own. 'hint', 'solution', 'lesson next'.",
      "The goal is checked after every command. Only the screen and the snapshots count, not the commands you typed.",
      "",
      "A lesson is a text file whose name ends in .galley. A line that begins with '#:' begins a part:",
      "  #: title.en Two in a row             text comes after the part's name, or in comment lines below it",
      "  #: text.en                           what to see and what to try; '# galley> ...' shows a command to type",
      "  # Each card is as wide as its group.",
      "  #: start                             command lines that make the initial state",
      "  define item card width=1w height=1h",
      "  #: hint.1.en                         up to three hints, the last nearly the answer",
      "  #: solution                          command lines that lead to the goal",
      "  set card.width fractionalWidth(0.5)",
      "  #: goal                              lines that must all be accepted at the goal, at least one of them an expect",
      "  expect frame b (150,0,150,100)",
      "  #: done.en                           text for the end",
      "Words are in one language or several, named behind a dot (\(Language.endings)): title, text, start, solution and goal are required.",
      "'#: target' holds the commands that show the screen ('# snapshot applied'), '#: wrong' commands that must not reach the goal.",
      "A goal may change something before it expects: 'container 600x400' tests a wider screen. These changes are not kept.",
      "In the order start, solution, goal the file is a script as well: 'galley test FILE' runs it. 'lesson FILE' reports mistakes in it.",
    ])
}
