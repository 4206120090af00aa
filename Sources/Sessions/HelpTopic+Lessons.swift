import Localization

extension HelpTopic {
  static let lessons = HelpTopic(
    name: "lessons", title: "Taking a lesson, and writing one",
    lines: [
      "'lesson' lists them; 'lesson 1' or its name begins one; 'lesson FILE' begins one of your own. 'hint', 'solution', 'lesson next'.",
      "The goal is checked after every command. Only the screen and the snapshots count, not the commands you typed.",
      "A change that does not reach it is answered: with a reply that the lesson has for it, or with what is not yet there, and why.",
      "'lesson show' shows the screen, the target, and what of the goal is met; 'lesson text' and 'lesson start' show the rest.",
      "'lesson map' shows the chapters, 'lesson reset' forgets what is solved.",
      "",
      "A lesson is a text file whose name ends in .galley. A line that begins with '#:' begins a part:",
      "  #: title.en Two in a row             text comes after the part's name, or in comment lines below it",
      "  #: text.en                           what to see and what to try; '# galley> ...' shows a command to type",
      "  # Each card is as wide as its group.",
      "  #: start                             command lines that make the initial state",
      "  define item card width=1w height=1h",
      "  #: wrong                             commands that learners try and that must not reach the goal, in comments",
      "  # set card.width 150",
      "  #: reply.en On this screen, yes.     what is said to them; both may stand several times",
      "  #: hint.1.en                         as many hints as you like, the last nearly the answer",
      "  #: solution                          command lines that lead to the goal",
      "  set card.width fractionalWidth(0.5)",
      "  #: goal                              lines that must all be accepted at the goal, at least one of them an expect",
      "  expect frame b (150,0,150,100)",
      "  #: done.en                           text for the end",
      "Words are in one language or several, named behind a dot (\(Language.endings)): title, text, start, solution and goal are required.",
      "A reply is given where the screen is as the wrong commands leave it; or, if expect lines follow these, where all of them hold.",
      "'#: target' holds the commands that show the screen ('# snapshot applied'); '#: level 2' says how difficult it is, from 1 to 3.",
      "A goal may change something before it expects: 'container 600x400' tests a wider screen. These changes are not kept.",
      "",
      "A folder of lessons is a course, in the order of the files' names: 'lesson FOLDER'. '#: chapter.en' in a lesson begins a chapter,",
      "with its title and, below it, what it is about. 'lesson check FILE...' says whether lessons work, and shows every reply.",
      "'lesson report FILE' writes which lessons are solved. In the order start, solution, goal a file is a script as well: 'galley test FILE'.",
    ])
}
