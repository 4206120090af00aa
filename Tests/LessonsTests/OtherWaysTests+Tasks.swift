/// Alternative solutions for final tasks, and for puzzles based on beginners' notes.
extension OtherWaysTests {
  static let rightInTasks = ways([
    "benefits": [
      "define item card width=1w height=~90; set benefits.interGroupSpacing 10; set benefits.contentInsets (20,16,0,16)",
      "set card.contentInsets 0; set line.contentInsets (0,16,0,16); set benefits.interGroupSpacing 10; set benefits.contentInsets (20,0,0,0)",
    ],
    "front-page": [
      "define item large width=2/3w height=1h; define group lines vertical width=1/3w height=1h of fill count=3; define group lower horizontal width=1w height=150 of large lines; define item top width=1w height=150; define group lead vertical width=1w height=300 of top lower",
      "define item large width=2/3w height=150; define item line width=1w height=50; define group lines vertical width=1/3w height=150 of line; define group lower horizontal width=1w height=150 of large lines; define group block vertical width=1w height=300 of lead lower; define section page block",
    ],
    "chats": [
      "content dora message=\"See you at 8\"; delete all; append sections pinned all; append items family ben to pinned; append items dora anna eva to all; apply; reconfigure items dora; apply",
      "content dora message=\"See you at 8\"; append items eva to all; move item dora before anna; apply; move item ben after family; delete items chris; reconfigure items dora; apply",
    ],
    "repair": [
      "set slot.width 140; set songs.interGroupSpacing 8; define group line horizontal width=1w height=44 of fill",
      "define group slot vertical width=140 height=140 of fill; define group line vertical width=1w height=44 of fill; set songs.interGroupSpacing 8",
    ],
  ])

  static let wrongInTasks = ways([
    "benefits": ["unset card.contentInsets; set benefits.interGroupSpacing 20; set benefits.contentInsets (10,16,0,16)"],
    "front-page": [
      "define group block vertical width=1w height=300 of lead; define section page block",
      "define group block custom width=1w height=300 frames=((0,0,300,150),(0,150,200,150),(200,150,100,50),(200,200,100,50),(200,250,100,50)); define section page block",
      "define item large width=200 height=1h; define group lines vertical width=100 height=1h of fill count=3; define group lower horizontal width=1w height=150 of large lines; define item top width=1w height=150; define group lead vertical width=1w height=300 of top lower",
    ],
    "chats": [
      "move item ben after family; delete items chris; move item dora before anna; append items eva to all; reconfigure items dora; apply"
    ],
    "repair": [
      "set slot.width 140; set songs.interGroupSpacing 8; set line.interItemSpacing 12",
      "set slot.width 140; set line.interItemSpacing 8",
    ],
  ])
}
