/// Alternative solutions for final tasks, and for puzzles based on beginners' notes.
extension OtherWaysTests {
  static let rightInTasks = ways([
    "frameworks": [
      "define group row horizontal width=1w height=25%w of icon repeating=4; set icon.width 1/4w",
      "set icon.width 1/4w; define group row horizontal width=1w height=fractionalWidth(0.25) of icon",
    ],
    "benefits": [
      "define item card width=1w height=~90; define group line horizontal width=1w height=~90 of card; define section benefits line interGroupSpacing=10 contentInsets=(20,16,0,16)",
      "set card.height ~60; set line.height ~60; set line.edgeSpacing (bottom:fixed(10)); set benefits.contentInsets (20,16,-10,16)",
    ],
    "front-page": [
      "define group block custom width=1w height=300 frames=((0,0,300,150),(0,150,200,150),(200,150,100,50),(200,200,100,50),(200,250,100,50)); define section page block",
      "define item large width=200 height=1h; define group lines vertical width=100 height=1h of fill count=3; define group lower horizontal width=1w height=150 of large lines; define item top width=1w height=150; define group lead vertical width=1w height=300 of top lower",
    ],
    "summary": [
      "add title to day; add plate to day; add dot to card; set plate.contentInsets (40,8,8,8); set dot.containerAnchor (edges:top+trailing,absoluteOffset:(6,-6))",
      "define header title width=320 height=40; add title to day; add plate to day; add dot to card; set plate.contentInsets (40,8,8,8); set dot.itemAnchor edges:none",
    ],
    "gallery": [
      "set layout.contentInsetsReference layoutMargins; set top.contentInsetsReference none; define group four horizontal width=1w height=100 of cell count=4; define section wall four; use wall for photos when horizontalSizeClass is regular",
      "set grid.contentInsetsReference layoutMargins; set two.width 1w; define item quarter width=1/4w height=1h; define group four horizontal width=1w height=100 of quarter; define section wall four contentInsetsReference=layoutMargins; use wall for photos when userInterfaceIdiom is pad",
    ],
    "mailboxes": [
      "delete items drafts archive reports; append items drafts archive under icloud; expand items icloud; append items reports under work; apply; set boxes.appearance sidebar",
      "define section boxes list appearance=sidebar; delete sections accounts; append sections accounts; append items icloud work to accounts; append items drafts archive under icloud; append items reports under work; expand items icloud; apply",
    ],
    "stranger": ["identity content; drag write to doing", "identity id; drag write to doing after test"],
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
    "frameworks": ["set row.height 0.25w", "define group row horizontal width=1w height=100 of icon count=4"],
    "benefits": ["set card.height ~60; set line.height ~60; set benefits.interGroupSpacing 20; set benefits.contentInsets (10,16,0,16)"],
    "front-page": ["define group block vertical width=1w height=300 of lead; define section page block"],
    "summary": [
      "add title to day; add plate to day; add dot to card; set plate.contentInsets (40,8,8,8); set dot.containerAnchor edges:top+trailing"
    ],
    "gallery": [
      "set grid.contentInsetsReference layoutMargins; define group four horizontal width=1w height=100 of cell count=4; define section wall four; use wall for photos when width >= 600"
    ],
    "mailboxes": ["define section boxes list appearance=sidebar headerMode=firstItemInSection"],
    "stranger": ["drag write to doing; delete items write; apply; reload items call; apply"],
    "chats": [
      "move item ben after family; delete items chris; move item dora before anna; append items eva to all; reconfigure items dora; apply"
    ],
    "repair": [
      "set slot.width 140; set songs.interGroupSpacing 8; set line.interItemSpacing 12", "set slot.width 140; set line.interItemSpacing 8",
    ],
  ])
}
