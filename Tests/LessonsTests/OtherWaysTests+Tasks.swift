/// Alternative solutions for final tasks, and for puzzles based on beginners' notes.
extension OtherWaysTests {
  static let rightInTasks = ways([
    "benefits": [
      "define item card width=1w height=~90; set benefits.interGroupSpacing 10; set benefits.contentInsets (0,16,0,16); set layout.interSectionSpacing 20",
      "set card.contentInsets 0; set line.contentInsets (0,16,0,16); set benefits.interGroupSpacing 10; set layout.interSectionSpacing 20",
    ]
  ])

  static let wrongInTasks = ways([
    "benefits": [
      "unset card.contentInsets; set benefits.interGroupSpacing 10; set benefits.contentInsets (20,16,0,16)",
      "unset card.contentInsets; set benefits.interGroupSpacing 10; set benefits.contentInsets (0,16,20,16)",
    ]
  ])
}
