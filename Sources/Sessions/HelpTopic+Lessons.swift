import Localization

extension HelpTopic {
  static let lessons = HelpTopic(
    name: "lessons", title: "A lesson explains one idea and sets a task",
    example: [
      "lesson fraction"
    ],
    lines: [
      "'lesson' lists the lessons; 'lesson gaps' or a file of your own starts one, and 'lesson first' the first evening: twelve lessons.",
      "The goal is checked after every command. Only the screen and the snapshots count, not the commands you typed.",
      "If a change does not reach the goal, Galley names the first difference from the target, and its cause. Galley does not reply to experiments.",
      "'lesson show' shows the screen, the target and the goal; 'lesson text' and 'lesson start' show the text and the initial lines.",
      "'lesson map' shows the chapters, and 'lesson reset' clears the record of solved lessons.",
      "",
      "A lesson is a text file whose name ends in .galley. A line that starts with '#:' starts a part:",
      "  #: title.en Two in a row             text comes after the part's name, or in comment lines below it",
      "  #: text.en                           an explanation and a task; '# galley> ...' shows a command to type",
      "  # Each card is as wide as its group.",
      "  #: ask.en How wide is a?             a question that asks for a prediction, answered with 'lesson answer 2'",
      "  #: choices                           its choices, as expect lines in comments; exactly one holds in the initial state",
      "  # expect width a 150",
      "  # expect width a 300",
      "  #: choice.1.en 150 is the target.    the misconception behind a wrong choice; each wrong choice needs one",
      "  #: start                             command lines that set up the initial state",
      "  define item card width=1w height=1h",
      "  #: wrong                             commands of a common mistake that gets its own reply, in comments",
      "  # set card.width 150",
      "  #: reply.en On this screen, yes.     the reply to them; both parts can be repeated",
      "  #: hint.1.en                         any number of hints; the last is almost the answer",
      "  #: solution                          command lines that lead to the goal",
      "  set card.width fractionalWidth(0.5)",
      "  #: goal                              lines that must all succeed at the goal, with at least one expect",
      "  expect frame b (150,0,150,100)",
      "  #: done.en                           text for the end",
      "Text can be in several languages, named after a dot (\(Language.endings)). title, text, start, solution and goal are required.",
      "A reply is printed if the screen is the same as after the wrong commands or, if expect lines follow them, if these all hold.",
      "Commands above the first choice prepare the question. The reply to an answer explains the correct number as 'explain' does.",
      "'#: target' has commands that show the screen ('# snapshot applied'); '#: level 2' sets the difficulty, from 1 to 3.",
      "A goal can make changes before its expect lines: 'container 600x400' tests a wider screen. They are undone afterwards.",
      "The goal is checked on the screen of the solution, so changing 'container' or scrolling does not reach it.",
      "",
      "A folder of lessons is a course in the order of file names: 'lesson FOLDER'. '#: chapter.en' in a lesson starts a chapter",
      "with a title and a summary below it. 'lesson check FILE...' checks lessons and shows every reply.",
      "'share lesson FOLDER' prints a link to the whole course. 'lesson results' prints a learner's results as a code, and reads codes.",
      "'lesson report FILE' writes a list of the solved lessons. With start, solution and goal in this order, 'galley test FILE' works too.",
    ])
}
