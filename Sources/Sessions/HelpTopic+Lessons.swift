import LayoutComponents
import Wording

extension HelpTopic {
  static let lessons = HelpTopic(
    name: "lessons", title: "Taking a lesson, and writing one",
    lines: [
      "'lesson' lists them; 'lesson 1' or its name begins one; 'lesson FILE' begins one of your own. 'hint', 'solution', 'lesson next'.",
      "The goal is looked at after every command. Only the screen and the snapshots count, never what was typed.",
      "",
      "A lesson is a text file whose name ends in .galley. A line that begins with '#:' begins a part:",
      "  #: title.en Two in a row             words stand behind the part's name, or in comment lines below it",
      "  #: text.en                           what to see and what to try; '# galley> ...' shows a command to type",
      "  # Each card is as wide as its group.",
      "  #: start                             command lines that make what there is to begin with",
      "  define item card width=1w height=1h",
      "  #: hint.1.en                         up to three hints, the last nearly the answer",
      "  #: solution                          command lines that lead to the goal",
      "  set card.width fractionalWidth(0.5)",
      "  #: goal                              lines that are all accepted at the goal, at least one of them an expect",
      "  expect frame b (150,0,150,100)",
      "  #: done.en                           what there is to say at the end",
      "Words are in one language or several, named behind a dot (\(Language.endings)): title, text, start, solution and goal are required.",
      "'#: target' holds the commands that show the screen ('# snapshot applied'), '#: wrong' commands that must not reach the goal.",
      "A goal may do something before it expects: 'container 600x400' sees whether a layout stands a wider screen. Nothing of it is kept.",
      "In the order start, solution, goal the file is a script as well: 'galley test FILE' tries it. 'lesson FILE' says what is amiss in it.",
    ])
}
