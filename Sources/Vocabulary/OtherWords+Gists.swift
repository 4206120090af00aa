import CommandLanguage
import Commands

extension OtherWords where Document == Workspace {
  /// What lines in the words of everyday are about. Of rows that fit equally well the first is taken.
  static let gists: [Gist] = gists(
    verbatim: """
      spacing|space|gap|gutter|distance|apart -> set <someGroup>.interItemSpacing fixed(<number=10>); set <someLayoutSection>.interGroupSpacing <number=10>
      interitemspacing|itemspacing|hgap|hspacing|columngap|column-gap -> set <someGroup>.interItemSpacing fixed(<number=10>)
      spacing|space|gap|gutter|distance|apart item|cell|column [between] -> set <someGroup>.interItemSpacing fixed(<number=10>)
      intergroupspacing|linespacing|vgap|vspacing|rowgap|row-gap|linegap -> set <someLayoutSection>.interGroupSpacing <number=10>
      spacing|space|gap|gutter|distance|apart row|line|group|vertical -> set <someLayoutSection>.interGroupSpacing <number=10>
      spacing|space|gap|gutter remove|no|zero|without|delete|kill|clear item|cell|column [between] -> set <someGroup>.interItemSpacing fixed(0)
      spacing|space|gap|gutter remove|no|zero|without|delete|kill|clear row|line|group [between] -> set <someLayoutSection>.interGroupSpacing 0
      between item|cell|column <number> -> set <someGroup>.interItemSpacing fixed(<number=10>)
      between row|line|group <number> -> set <someLayoutSection>.interGroupSpacing <number=10>
      spacing|space|gap|gutter remove|no|zero|without|delete|kill|clear -> set <someGroup>.interItemSpacing fixed(0); set <someLayoutSection>.interGroupSpacing 0
      edge spacing [item|cell|of|set] -> set <someCell>.edgeSpacing (leading:<number=8>,top:<number=8>,trailing:<number=8>,bottom:<number=8>)
      sizing|self-sizing|selfsizing off|disable|no|without|stop [self|cell|row] -> set <someCell>.height fractionalHeight(1); set <someGroup>.height 100
      inset|padding|margin remove|no|zero|without|delete|clear -> set <someLayoutSection>.contentInsets 0
      spacing|space|gap|gutter|distance|apart section -> set layout.interSectionSpacing <number=10>
      spacing|space|gap|gutter section to|in|inside|within|of -> set <someLayoutSection>.interGroupSpacing <number=10>
      inset|padding|margin|pad|contentinset -> set <someLayoutSection>.contentInsets <number=10>...
      inset|padding|margin|pad|contentinset item|cell -> set <someCell>.contentInsets <number=10>...
      inset|padding|margin|pad|contentinset <component> -> set <component>.contentInsets <number=10>...
      around|outside section|grid|layout|content|everything|them|it|all <number> -> set <someLayoutSection>.contentInsets <number>
      around|outside item|cell|each|every <number> -> set <someCell>.contentInsets <number>
      safe area|safearea -> help contentInsetsReference
      sticky|pin|pinned|stick|floating|float|fixed|pintovisiblebounds header|title [make|scroll|top|true] -> define header top width=1w height=~44 pinToVisibleBounds=true; add top to <someLayoutSection>
      sticky|pinned|floating -> define header top width=1w height=~44 pinToVisibleBounds=true; add top to <someLayoutSection>
      header|title|supplementary|boundary [add|section|to] -> define header top width=1w height=<number=~44>; add top to <someLayoutSection>
      footer [add|section|to] -> define footer bottom width=1w height=<number=~44>; add bottom to <someLayoutSection>
      badge|dot [add|cell|item|to] -> define badge dot width=20 height=20 containerAnchor=(edges:top+trailing); add dot to <someCell>
      background|decoration|card|plate [add|section] -> define background plate; add plate to <someLayoutSection>
      column|col|across [grid|make|layout|equal] -> template grid <number=3>
      adaptive|adaptively|responsive|depend|depending [grid|layout|column|make] -> template grid 5 --as wide; use wide when width >= 700
      grid make|create|new|build|want|need|simple|basic|equal -> template grid <number=3>
      per|each column|row|line <number> -> template grid <number>
      app|appstore|app-store|app_store store|appstore|app-store|app_store|featured|row [layout|make] -> template app-rows
      instagram|photo|album layout|grid|feed|page -> template photos
      photo-grid|photo_grid|photogrid|photowall|photo-wall -> template photos
      tableview|table-view|table_view|uitableview -> template list
      row <number> [line|visible|screen] -> set <someGroup>.height fractionalHeight(1/<number=2>)
      grid <number> -> template grid <number>
      horizontal|horizontally|sideways list|row|feed [make|layout|scrolling] -> template swimlane
      story|storie|stories [instagram|row|circles|bar|make] -> template swimlane
      list|table|row [layout|make] -> template list
      insetgrouped|grouped|inset-grouped [list|style] -> template settings
      waterfall|masonry|pinterest|staggered column|col|across <number> -> template waterfall <number>
      waterfall|masonry|pinterest|staggered [layout|make] -> template waterfall <number=2>
      column|col is|was|were|had|has <number> [group|row|layout|grid|section|screen] -> template grid <number>
      width <component> height -> set <component>.width <number=100>; set <component>.height <number=100>
      carousel|slider|gallery|coverflow [layout|make|horizontal|scrolling|create|new|build] -> template carousel
      mosaic|hero|featured item|layout|grid|cell -> template mosaic
      big|bigger|larger|large one|first|small item|cell|picture|photo|image|other [with|and|two] -> template mosaic
      twice|double|2x first item|cell|photo|picture wide|width [make|as|the|be] -> define item wide width=1/2w height=1h; define item slim width=1/4w height=1h; define group uneven horizontal width=1w height=100 of wide slim slim; define section page uneven; use page
      twice|double|2x|half|thrice|triple first|second|last|one item|cell|photo|picture [make|as|wide|big|tall|size] -> template mosaic
      twice|double|2x|bigger|larger wide|width|size item|cell [make|as|set|the] -> set <someCell>.width fractionalWidth(2/3)
      twice|double|2x tall|high|height item|cell|row [make|as|set|the] -> set <someGroup>.height 200
      halve|half wide|width item|cell [make|as|set|the] -> set <someCell>.width fractionalWidth(1/6)
      different|own|separate layout section|each|every [per|two|three|with|use|show|have|for|a|in|how|do] -> help use
      different|varying|variable|uneven|various height|size [item|cell|have] -> template waterfall 2
      sidebar -> define section menu list appearance=sidebar; use menu
      custom group -> template waterfall
      bigger|larger|wider item|cell|all|every [make] -> set <someCell>.width fractionalWidth(1/2)
      full|whole|entire width row|cell <number> [high|tall|height] -> set <someCell>.width fractionalWidth(1); set <someGroup>.height <number>
      space|spacing|spread evenly|equally [item|cell] -> set <someGroup>.interItemSpacing flexible(0)
      evenly|equally [space|spread|distribute|item|cell|spacing] -> set <someGroup>.interItemSpacing flexible(0)
      space-between|space-around|space-evenly [item|cell|justify] -> set <someGroup>.interItemSpacing flexible(0)
      keep|save|record|store|remember|freeze frame|position|result|value expected|reference|baseline|golden|approved [now|see|as] -> frames; expect record
      test long|time|timeout|second|minute [how|take|run|may] -> help tests
      page|advance|swipe next|forward -> scroll by 0,<height>
      is|does|do|are|will orthogonal|orthogonally -> show <someLayoutSection>.orthogonalScrollingBehavior
      is|does|do|are|will scroll|scrolling|scrollable horizontal|horizontally|sideway|orthogonally -> show <someLayoutSection>.orthogonalScrollingBehavior
      column ipad|tablet|landscape|regular|wide [on|in|when|iphone|phone] -> template grid <number=5> --as wide; use wide when width >= 700
      section <number> item|cell [with|add|make|create|new] -> append sections <newSection>; append items item{1...<number>} to <newSection>
      empty is -> count
      column how|many|count|number -> tree
      twice|duplicate|same|unique item|identifier|id|cell -> lesson duplicates
      revert|rollback apply [back|to] -> revert
      comment [write|how|line] -> # a comment
      zoom|magnify [in|out|on|into] -> draw <someItem>
      absolute <number> -> set <someGroup>.height absolute(<number>)
      fractional width <number> -> set <someCell>.width fractionalWidth(<number>)
      fractional height <number> -> set <someCell>.height fractionalHeight(<number>)
      fractionalwidth <number> -> set <someCell>.width fractionalWidth(<number>)
      fractionalheight <number> -> set <someCell>.height fractionalHeight(<number>)
      look like|layout|screen|it|now [does|what|how] -> draw
      paging|orthogonal|scrolling off|none|disable|stop|no|without|remove -> set <someLayoutSection>.orthogonalScrollingBehavior none
      screen|container|viewport how|what|which [size|big|wide|tall|is|width|height|large|high] -> view
      peek|peeking [next|item|cell] -> set <someGroup>.width fractionalWidth(0.9); set <someLayoutSection>.orthogonalScrollingBehavior groupPaging
      page|paging group [by|horizontally|horizontal] -> set <someLayoutSection>.orthogonalScrollingBehavior groupPaging
      sticky|pin|pinned|stick|floating|float footer [make|top|bottom|true] -> define footer bottom width=1w height=~44 pinToVisibleBounds=true; add bottom to <someLayoutSection>
      paging|paged|snap|snapping [enable|scroll|horizontal|make|section|row] -> set <someLayoutSection>.orthogonalScrollingBehavior groupPaging
      centered|centred|center|centre paging|page|snap|snapping|paged -> set <someLayoutSection>.orthogonalScrollingBehavior groupPagingCentered
      orthogonal|horizontal|horizontally|sideways [scroll|scrolling|section|make|enable] -> set <someLayoutSection>.orthogonalScrollingBehavior continuous
      spacing|gap|gutter horizontal|horizontally -> set <someGroup>.interItemSpacing fixed(<number=10>)
      header|title stay|stays|remain|keep|stick|pinned [top|scrolling|while|on|the] -> define header top width=1w height=~44 pinToVisibleBounds=true; add top to <someLayoutSection>
      group horizontal <number> [with|item|items|of] -> define group line horizontal width=1w height=100 count=<number> of <someCell>
      group vertical <number> [with|item|items|of] -> define group pile vertical width=1w height=200 count=<number> of <someCell>
      tab|completion|shortcut|keyboard|key -> help keys
      diff|difference [show|the|see|before|after|what] -> diff
      row|column|line what|whats in -> frames
      horizontal|horizontally|sideways layout|view|everything|direction -> set layout.scrollDirection horizontal
      vertical|vertically scroll|scrolling|layout|direction -> set layout.scrollDirection vertical
      self|dynamic|automatic|auto size|sizing|height|cell|item -> set <someCell>.height estimated(<number=44>); set <someGroup>.height estimated(<number=44>)
      self-sizing|selfsizing|self-sized|autosizing [make|row|cell|item|height] -> set <someCell>.height estimated(<number=44>); set <someGroup>.height estimated(<number=44>)
      estimated|estimate|dynamic|self|automatic|auto|intrinsic|sizing|fit [height|size|cell|item|sizing|row|make|use] -> set <someCell>.height estimated(<number=44>); set <someGroup>.height estimated(<number=44>)
      margin|padding|inset|contentinset side|horizontal|horizontally|edge|left|right [both|on|the] -> set <someLayoutSection>.contentInsets (0,<number=16>,0,<number=16>)
      center|centre|centered|centred item|cell|them|everything|all [horizontally] -> set <someCell>.edgeSpacing (leading:flexible(0),trailing:flexible(0))
      ignore|without|disable|outside|beyond|under safe|safearea [area] -> set layout.contentInsetsReference none
      live|realtime|real-time preview|update|reload -> preview board.html
      clipboard [copy|to|the] -> export swift -
      instagram [like|look|make|it|style] -> template photos
      align|aligned|left-align|flush left|leading [item|cell|to|the] -> set <someCell>.edgeSpacing (trailing:flexible(0))
      align|aligned|right-align|flush right|trailing [item|cell|to|the] -> set <someCell>.edgeSpacing (leading:flexible(0))
      row|line how|many|count|number -> frames
      run|update|fail|failing|failed|single|failure|debug test|expectation [how|do|i|why|a] -> help tests
      failed|failing|failure [what|which|see|how|why] -> help tests
      assert|assertion|expectation how|what|which|can|write -> help checking
      check|expect|assert|verify|test frame|position how -> help expect frame
      title|text|subtitle|image|label|content expect|assert|check|verify|should <item> [has|have|shows|cell] -> help expect cell
      contentoffset|offset|scrolled expect|assert|check|verify -> visible; expect record
      within|allow point|pixel|difference|1pt|2pt -> help expect frame
      round|pixel pixel|perfect|snap -> help expect frame
      ignore|tolerate|allow|accept difference [point|below|under|small|less] -> help expect frame
      read|parse|import|understand controller|viewcontroller|swift|class|project [my|can|it|code] -> help swift
      fail|break build|pipeline|ci -> help tests
      ignore|tolerate|allow|accept round|rounding|subpixel|fraction [difference|error] -> help expect frame
      tolerance|accuracy|precision [set|test|with|how] -> help expect frame
      performance|benchmark|slow [measure|how|test] -> timing on
      copy|clipboard swift|code|uikit [as|the] -> export swift -
      square [cell|item|make] -> set <someGroup>.height fractionalWidth(1/3)
      aspect|ratio [cell|item|make] -> set <someCell>.width fractionalWidth(1); set <someGroup>.height fractionalWidth(9/16)
      full|whole|entire width|wide|row|line first item|cell|photo|picture [make|as|take|span|fill|be] -> define item wide width=1w height=1/2h; define group rest horizontal width=1w height=1/2h of <someCell>; define group lead vertical width=1w height=2/3w of wide rest; define section page lead; use page
      full|whole|entire|fill width|wide|row [cell|item] -> set <someCell>.width fractionalWidth(1)
      full|whole|entire|fill height|high [cell|item] -> set <someCell>.height fractionalHeight(1)
      width|wide|wider|narrower|bigger|larger|smaller [item|cell|all|every|set|make] -> set <someCell>.width <number=100>
      content|layout|scroll|everything|page how big|wide|tall|high|large|long|far -> frames
      taller|higher [item|cell|all|every|make|row] -> set <someGroup>.height <number=200>
      shorter|lower|flatter [item|cell|all|every|make|row] -> set <someGroup>.height <number=60>
      height|high|tall [item|cell|all|every|set|make] -> set <someCell>.height <number=100>
      bigger|larger|smaller|wider|narrower <item> -> set <someCell>.width <number=200>
      taller|higher|shorter <item> -> set <someCell>.height <number=200>
      count|number|many|much|total item|cell|element <section> -> count <section>
      width <component> -> set <component>.width <number=100>
      height <component> -> set <component>.height <number=100>
      size|fraction|half|third|fractional|quarter [item|cell|all|every|set|width] -> set <someCell>.width fractionalWidth(1/2)
      fractionalwidth|fractionalheight|absolute [what] -> help values
      size|bigger|smaller|larger container|screen|bound|view|window -> container <number=600>x<number=800>
      wider|bigger|larger screen|container|view|window -> container <number=600>x<height>
      landscape|portrait|orientation|turn|rotate|rotation|rotated -> rotate
      device how|change|switch|choose|pick|set -> help device
      iphone|ipad|device|simulator|phone|tablet [what|which|available|list|there|choose|use|switch|change|other|different] -> devices
      dark|light|night|color|colour|theme|appearance -> help parity
      type|font|text|accessibility [dynamic|size|large|larger|xl|xxl|big|bigger] -> set environment.preferredContentSizeCategory extraExtraLarge
      split|slideover|multitasking|multitask|stage [view|screen] -> help device
      rtl|arabic|hebrew|right left|rtl [to] -> set environment.direction rightToLeft
      delete|remove|clear|erase|empty|drop all|everything|every [item|section|cell] -> delete all
      delete|remove|erase|drop|pop item|cell|element [first] -> delete items <item=someItem>
      delete|remove|erase|drop section -> delete sections <section=someSection>
      delete|remove|erase|drop <component> -> undefine <component>
      delete|remove|erase|drop|hide header|footer|badge|group|component|background -> show
      add|insert|append|new|create|more|fill|some item|cell|element|data [another|to|section] -> append items item{1...<number=3>} to <section=someSection>
      add|insert|append|make|new|create|declare|more|another|second section -> append sections <newSection>
      add|new|create|make|define group [nested|inner|another] -> define group inner vertical width=1/2w height=1h of <someCell>
      nested|nest|inside group [in|another|how|second] -> define group inner vertical width=1/3w height=1h of <someCell>; define group outer horizontal width=1w height=200 of inner inner; define section nested outer; use nested
      repeat|repeating|count|time group|subitem|cell|item -> set <someGroup>.repeating <number=3>
      move <item> [after|before|to] -> move item <item> after <lastItem>
      count|number|many|much|total item|cell|element -> count
      count|number|many|total section -> sections
      item|cell|element [show|list|all|see] -> items
      section [show|list|all|see] -> sections
      unwind|back|undo all|everything|start|beginning -> undo all
      redo everything -> redo all
      undo|back|unwind|step|oops|mistake|wrong [back] -> undo
      swift|code|uikit|xcode|source [export|generate|convert|print|show|to|copy] -> export swift board.swift
      svg|png|pdf|image|jpg|figma [export|save|to|picture|share|for] -> export svg board.svg
      picture|drawing|screenshot export|save|share|file|write -> export svg board.svg
      script run|execute|pipe|running [can|how|file|from] -> help read
      json load|open|import|read|own -> open board.json
      json [export|save|to] -> export json board.json
      csv|excel|table export|save|to -> export csv board.csv
      save|store|persist|keep -> save board.galley
      open|load|import -> open board.galley
      change|changed|difference|pending|unapplied|unsaved [show|what|list|see] -> diff
      frame|position|coordinate|rect|origin|size item|cell|all|every|show|print|get -> frames
      frame|position|coordinate|rect|origin|wide|tall|big <selector> [item|cell|show|what|get] -> frames <selector>
      item|cell|element show|list|print <section> -> items <section>
      why|reason|because|explain|understand [so|is|are|big|small|wide] -> explain <selector=someItem>
      history|happened|past [what|show] -> history
      wrong|error|problem|mistake|check|valid|warning|broken|correct [is|what|is|find|show|layout] -> lint
      picture|draw|see|look|show|visual|view layout|screen|it|picture [show|me] -> draw
      onscreen|visible|sight [show|what|item|cell] -> visible
      scroll|scrolling down|end|bottom -> scroll to 0,1000000
      test|assert|expect|check|verify <selector> [width|height|frame|size] -> frames <selector>; expect record
      test|assert|expectation|verify [width|height|frame|size] -> frames <someItem>; expect record
      ci|pipeline|automation|jenkins|bitrise|github|gitlab|circleci|fastlane [run|use|script|test|in|can] -> help tests
      lesson|learn|tutorial|teach|course|exercise [start|next] -> lesson
      skip|next lesson|it|this|one -> lesson next
      command [list|all|show|help] -> help
      help|manual|documentation -> help
      snapshot [show|print|see] -> snapshot
      apply|commit|animate|update|refresh [change|snapshot|screen|all] -> apply
      start|begin|fresh over|again|new|scratch|afresh -> reset
      group [show|list] -> show
      fit|overflow [does|it|all|do] -> lint
      what|how|who|can|do|does|is|are|should|where|when|possible|able|question [than|as] -> help
      template|preset|example|sample|layout [show|list|what|available] -> template
      """)

  private static func gists(verbatim table: String) -> [Gist] { Gist.rows(kinds: kind, verbatim: table) }
}
