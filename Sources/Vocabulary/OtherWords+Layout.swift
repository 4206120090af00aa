import CommandLanguage
import Commands

extension OtherWords where Document == Workspace {
  /// Components and their properties.
  static let components =
    same(
      verbatim: """
        define section <word> of|with|from|using|for|: [group] <component> <pairs>... -> define section <word> <component> <pairs>...
        define section <word> of|with|from|using|for|=|: [group] <component> -> define section <word> <component>
        define list <word> -> define section <word> list
        define supplementary|boundary-item <word> <pairs>... -> define boundary <word> <pairs>...
        define background|decoration <word> -> define background <word>
        set [the] <trait> of <component> to|= <word2> -> set <component>.<trait> <word2>
        reset|clear|delete|remove <property> -> unset <property>
        use <component> in|with|on|to [section] <section> -> use <component> for <section>
        use template|layout <template> -> template <template>
        template|layout <number> -> template grid <number>
        use template|layout <word> <number> -> template <word> <number>
        template|templates list|all|--list -> template
        template lists -> template list
        template grids -> template grid 3
        """)
    + known(
      verbatim: """
        modify|assign|edit|update|make|put <property> [=|to] <word> -> set <property> <word>
        list|ls|get components|items|groups|layout|layouts -> show
        columns|cols|column <number> -> template grid <number>
        set|make|use [number] [of] columns|cols|column [to] <number> -> template grid <number>
        <number> columns|cols -> template grid <number>
        <template> columns|cols|column [=|to|:] <number> -> template <template> <number>
        grid <number> -> template grid <number>
        waterfall|masonry|pinterest <number> -> template waterfall <number>
        layout|apply-template|use|load|scaffold|generate|get|have|want|need|show <number> columns -> template grid <number>
        <listType> -> template list
        [list] templates|layouts|presets -> template
        layout|scaffold|generate|preset|apply|load <template> -> template <template>
        <template> template|layout -> template <template>
        alias|mv|ren <component> <word> -> rename <component> <word>
        rename <component> to|as|= <word> -> rename <component> <word>
        attach|put|pin <component> to|on <component2> -> add <component> to <component2>
        detach <component> from <component2> -> remove <component> from <component2>
        show|print|see|list [the] <component> and|& [the] <component2> -> show <component>; show <component2>
        edit|modify <component> -> show <component>
        horizontal|horizontally|sideways -> set layout.scrollDirection horizontal
        vertical|vertically -> set layout.scrollDirection vertical
        scrolldirection|scroll-direction|direction|scroll [=|to] <horizontal|vertical> -> set layout.scrollDirection <horizontal|vertical>
        set scrolldirection|scroll-direction|direction|scroll|scrolling [direction] [=|to] <horizontal|vertical> -> set layout.scrollDirection <horizontal|vertical>
        interSectionSpacing [=] <number> -> set layout.interSectionSpacing <number>
        """)
    + offered(
      verbatim: """
        add|make|attach|put|create|insert [a|an|the] [section] <header|footer> [with|of] [a] [height|tall] [of|=|:] <number> [points|point|pt] [tall|high|height] -> define <header|footer> <header|footer> width=1w height=<number>; add <header|footer> to <someLayoutSection>
        add|make|attach|put|create|insert [a|an|the] [section] <header|footer> [with|of] [a] [height|tall] [of|=|:] <number> [points|point|pt] [tall|high|height] to|on|for [the] <component> -> define <header|footer> <header|footer> width=1w height=<number>; add <header|footer> to <component>
        add|make|attach|put|create|insert [a|an|the] [section] <header|footer> [with|of] [a] [height|tall] [of|=|:] <number> [points|point|pt] [tall|high|height] to|on|for [the] [section] <section> -> define <header|footer> <header|footer> width=1w height=<number>; add <header|footer> to <someLayoutSection>
        add|attach header <section> -> define header title width=1w height=~44; add title to <someLayoutSection>
        add|attach footer <section> -> define footer bottom width=1w height=~44; add bottom to <someLayoutSection>
        add|attach footer to <component> -> define footer bottom width=1w height=~44; add bottom to <component>
        add|attach header|supplementary to <component> -> define header title width=1w height=~44; add title to <component>
        add|append|put|insert [a|an|another|the|my] item|items|cell|cells|subitem|subitems to|in|into|inside [a|the|my] group|row|subgroup -> define item item width=1/3w height=1h; define group group horizontal width=1w height=100 of item
        add|attach [a] badge to [the] <component> [at|in|on] [the] <top|bottom> right|trailing [corner] -> define badge dot width=20 height=20 containerAnchor=(edges:<top|bottom>+trailing); add dot to <component>
        add|attach [a] badge to [the] <component> [at|in|on] [the] <top|bottom> left|leading [corner] -> define badge dot width=20 height=20 containerAnchor=(edges:<top|bottom>+leading); add dot to <component>
        [add|attach|put] [a] badge to|on|in [the|each|every|all] cell|item|cells|items [at|in|on] [the] <top|bottom> right|trailing [corner] -> define badge dot width=20 height=20 containerAnchor=(edges:<top|bottom>+trailing); add dot to <someCell>
        [add|attach|put] [a] badge to|on|in [the|each|every|all] cell|item|cells|items [at|in|on] [the] <top|bottom> left|leading [corner] -> define badge dot width=20 height=20 containerAnchor=(edges:<top|bottom>+leading); add dot to <someCell>
        add|attach badge to <component> -> define badge dot width=20 height=20 containerAnchor=(edges:top+trailing); add dot to <component>
        add|attach|put [a|the] [section] background|decoration [decoration|view|item|background] [to|on|behind|in|for] [the|my|a|each|every|all] section|sections|grid|them|it -> define background plate; add plate to <someLayoutSection>
        add|attach|put [a|the] [section] background|decoration decoration|view|item|background [to|on|behind|in|for] [the|my] <component> -> define background plate; add plate to <component>
        add|attach|put [a|the] [section] background|decoration decoration|view|item|background [to|on|behind|in|for] [the|my] [section] <section> -> define background plate; add plate to <someLayoutSection>
        add|attach background to <component> -> define background plate; add plate to <component>
        make|pin|set|keep [the|my|a] header|headers|title [to] [be|is|stay] sticky|pinned|stick|float|floating|fixed [to|at|on] [the] [top|screen] -> define header top width=1w height=~44 pinToVisibleBounds=true; add top to <someLayoutSection>
        define|make|create|new item|cell <word> width = <dimension> -> define item <word> width=<dimension> height=fractionalHeight(1)
        define|make|create|new item|cell <word> height = <dimension> -> define item <word> width=fractionalWidth(1/3) height=<dimension>
        define|create|new [a|an|another] item|cell <id> ... -> define item <id> width=fractionalWidth(1/3) height=fractionalHeight(1)
        make item|cell <name> ... -> define item <name> width=fractionalWidth(1/3) height=fractionalHeight(1)
        define|make|create|new group <word> <word2> <pairs>... of <component>... -> define group <word> horizontal <pairs>... of <component>...
        define|make|create|new group <word> <horizontal|vertical> [of|with|:] <component>... -> define group <word> <horizontal|vertical> width=1w height=100 of <component>...
        <number> items|cells|columns|subitems per|in|a|each [a|each|one|every] group -> define group line horizontal width=1w height=100 count=<number> of <someCell>
        [define|make|create|new|add] [a|one] group of|with <number> [items|cells|columns|subitems] -> define group line horizontal width=1w height=100 count=<number> of <someCell>
        [a|the] section|sectional snapshot|snapshots -> help outline
        max|maximum|at-most|min|minimum|exactly <number> columns|cols|column -> template grid <number>
        table|tableview|list [view] with|of <number> rows|items|cells|entries -> template list; append items item{1...<number>}
        horizontal group with|of <number> [items|cells] -> define group line horizontal width=1w height=100 count=<number> of <someCell>
        vertical group with|of <number> [items|cells] -> define group pile vertical width=1w height=200 count=<number> of <someCell>
        [define|make|create|new] group|hgroup|row horizontal [of|with|count|repeating] <number> [items|cells|columns] -> define group line horizontal width=1w height=100 count=<number> of <someCell>
        [define|make|create|new] group|vgroup|column vertical [of|with|count|repeating] <number> [items|cells|rows] -> define group pile vertical width=1w height=200 count=<number> of <someCell>
        define|make|create|new group|row|column|hgroup|vgroup|hstack|vstack -> define group line horizontal width=1w height=100 of <someCell>
        define|create|new group|hgroup|row|hstack <word> ... -> define group <word> horizontal width=1w height=100 of <someCell>
        define|create|new|add a|an|another group <id> ... -> define group <id> horizontal width=1w height=100 of <someCell>
        make group|hgroup|row|hstack <name> ... -> define group <name> horizontal width=1w height=100 of <someCell>
        define|create|new vgroup|column|vstack <word> ... -> define group <word> vertical width=1w height=200 of <someCell>
        make vgroup|column|vstack <name> ... -> define group <name> vertical width=1w height=200 of <someCell>
        can|could|may|must|should|is|are|does|do [a|the|my|an] group|groups|row|rows [be|run|go|stack|also|only|always] vertical|vertically -> define group pile vertical width=1w height=200 of <someCell>
        can|could|may|must|should|is|are|does|do [a|the|my|an] group|groups|row|rows [be|run|go|stack|also|only|always] horizontal|horizontally -> define group line horizontal width=1w height=100 of <someCell>
        define horizontal|h group <word> ... -> define group <word> horizontal width=1w height=100 of <someCell>
        define vertical|v group <word> ... -> define group <word> vertical width=1w height=200 of <someCell>
        hstack|lazyhstack spacing [=|of] <number> -> define group line horizontal width=1w height=100 interItemSpacing=fixed(<number>) of <someCell>; define section stack line; use stack
        vstack|lazyvstack spacing [=|of] <number> -> template list; set list-section.interGroupSpacing <number>
        group intergroupspacing|linespacing [=|to] <number> -> set <someLayoutSection>.interGroupSpacing <number>
        group interitemspacing|itemspacing|spacing [=|to] <number> -> set <someGroup>.interItemSpacing fixed(<number>)
        group horizontal [of|with] <component>... -> define group line horizontal width=1w height=100 of <component>...
        group vertical [of|with] <component>... -> define group pile vertical width=1w height=200 of <component>...
        group|row|grid|section is|was|has|had|with <number> columns|cols -> template grid <number>
        make|set|give [the|my] rows|row|grid|group|section [have|to|with] <number> columns|cols -> template grid <number>
        group|hgroup|hstack <id> ... -> define group <id> horizontal width=1w height=100 of <someCell>
        vgroup|vstack <word> ... -> define group <word> vertical width=1w height=200 of <someCell>
        use|respect|honor|honour [the] safe|safearea ... -> help contentInsetsReference
        define|make|create|new|layout a|an|the|new section -> define section page <someGroup>
        define a|an item|cell -> define item card width=1/3w height=1h
        define a|an|another section <id> ... -> define section <id> <someGroup>
        define|create|new|layout section <word> ... -> define section <word> <someGroup>
        section <id> -> append sections <id>
        section <word> <component> ... -> define section <word> <component>
        define|make|create|new|add header|footer|boundary|supplementary <id> ... -> define header <id> width=1w height=~44
        define|make|create|new|add badge <id> ... -> define badge <id> width=20 height=20
        define|make|create|new|add background|decoration <id> ... -> define background <id>
        item <word> width = <dimension> height = <dimension2> -> define item <word> width=<dimension> height=<dimension2>
        add <word> to <component> -> define header <word> width=1w height=~44; add <word> to <component>
        intergroupspacing|linespacing [=|to] <number> -> set <someLayoutSection>.interGroupSpacing <number>
        set linespacing|intergroupspacing [=|to] <number> -> set <someLayoutSection>.interGroupSpacing <number>
        interitemspacing|itemspacing [=|to] <number> -> set <someGroup>.interItemSpacing fixed(<number>)
        set interitemspacing|itemspacing [=|to] <number> -> set <someGroup>.interItemSpacing fixed(<number>)
        insets|padding|margin|margins|contentinsets [=|to] <number> -> set <someLayoutSection>.contentInsets <number>
        set insets|padding|margin|margins|contentinsets [=|to] <number> -> set <someLayoutSection>.contentInsets <number>
        [make|create|build|use|add|show] [me] [a|the] waterfall|masonry|pinterest|staggered [layout|grid] [with|of|in] <number> columns|cols|column -> template waterfall <number>
        [a|the] grid with|of <number> items|cells|photos|pictures|tiles|images -> template grid 3; append items item{1...<number>}
        a|the|some|simple|basic [simple|basic|plain|regular] grid -> template grid 3
        <number> items|cells|photos|pictures [in|per|on|to] [a|each|every|one|the] row|line -> template grid <number>
        <number> items|cells|photos in|with|across <number2> columns|cols -> template grid <number2>; append items item{1...<number>}
        <number> columns|cols [with|and|of] <number2> items|cells|photos -> template grid <number>; append items item{1...<number2>}
        app store|appstore [layout|page|app|screen|style] -> template app-rows
        netflix|spotify|hulu|music [app] [layout|home|screen|rows|page|style] -> template swimlane
        [make|create|show|build] [me] [a|the] settings|preferences [style] screen|page|list|layout -> template settings
        photo|photos app|screen|page|library -> template photos
        [make|create|show|build] [me] [a|the] feed|timeline|newsfeed|inbox [layout|screen|page] -> template list
        [create|make|use|add|new|build|define] [a|an|the] flow|uicollectionviewflow layout -> template grid 3
        flowlayout|uicollectionviewflowlayout -> template grid 3
        stack|arrange|lay|order [out] [all|the|my] cells|items|everything|them vertically -> template list
        stack|arrange|lay|order [out] [all|the|my] cells|items|everything|them horizontally|sideways -> template swimlane
        calendar|month|week [month|week] grid|layout|view|page -> template grid 7
        calendar|month -> template grid 7
        chessboard|chess|checkerboard [board|grid] -> template grid 8
        full screen|page pages|page|items|cells -> template onboarding
        [make|let] [the|my|all|each] cells|items|cell|item [to] fill|fills|cover|covers [the|whole|entire] screen|view|page|container -> template onboarding
        one|1|single item|cell|page per page|screen -> template onboarding
        set|make|turn [the|my|a] group|groups [to|=|be|direction|axis] horizontal|horizontally -> define group line horizontal width=1w height=100 of <someCell>
        set|make|turn [the|my|a] group|groups [to|=|be|direction|axis] vertical|vertically -> define group pile vertical width=1w height=200 of <someCell>
        section.scrolldirection|section.scroll [=|:|to] horizontal|.horizontal -> set <someLayoutSection>.orthogonalScrollingBehavior continuous
        section.scrolldirection|section.scroll [=|:|to] horizontal|.horizontal -> set layout.scrollDirection horizontal
        horizontal group|groups|stack -> define group line horizontal width=1w height=100 of <someCell>
        vertical group|groups|stack -> define group pile vertical width=1w height=200 of <someCell>
        columns|cols|rows [count|number|?] -> frames
        reset|clear|restart the|my|this layout -> reset
        remove|delete|drop the|my|this layout -> unuse <someLayoutSection>
        <template> -> template <template>
        use [a|the] <template> -> template <template>
        use template|layout appstore|app-store|app_store -> template app-rows
        use template <word> -> template
        use -> use <someLayoutSection>
        use <word> -> use <someLayoutSection>
        use [the|my] <component> [layout|section] -> use <component>
        use <word> for|in|on|to|with|as|when|everywhere ... -> use <someLayoutSection>
        apply|use <component> to|on|in|for <section> -> use <component> for <section>
        get|unset ... -> show <someLayoutSection>
        """)
}
