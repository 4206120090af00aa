import CommandLanguage
import Commands

extension OtherWords where Document == Workspace {
  /// Views, and scrolling them.
  static let views =
    same(
      verbatim: """
        view new|create|add|make <word> -> view <word>
        view main|<view> -> view <view>
        list|show [all] views -> views
        visible cells|items|elements|only -> visible
        scroll to <number> <number2> -> scroll to <number>,<number2>
        scroll by <number> <number2> -> scroll by <number>,<number2>
        scroll to <number> -> scroll to 0,<number>
        scroll by <number> -> scroll by 0,<number>
        scroll [down|by] <number> [points|pt|px] -> scroll by 0,<number>
        scroll up|back <number> -> scroll by 0,-<number>
        scroll by|to <number> down -> scroll by 0,<number>
        scroll by|to <number> up -> scroll by 0,-<number>
        scroll by|to <number> right -> scroll by <number>,0
        scroll by|to <number> left -> scroll by -<number>,0
        scroll right <number> -> scroll by <number>,0
        scroll left <number> -> scroll by -<number>,0
        scroll <section> <number> -> scroll <section> to <number>
        scroll to [the] top|start|beginning|0 -> scroll to 0,0
        scroll to [the] bottom|end -> scroll to 0,1000000
        scroll down|forward -> scroll by 0,<height>
        scroll up|back -> scroll by 0,-<height>
        scroll right -> scroll by <width>,0
        scroll left -> scroll by -<width>,0
        """)
    + known(
      verbatim: """
        make|turn|set|put|flip [it|view|screen|device|phone|everything|layout] [to|in|into|be] landscape|portrait -> rotate
        new|create|add|make|mk [a|an|another] [new] view|collectionview|screen [named|called] <newView> -> view <newView>
        switch|go|goto|change|select|turn [to] [view] <view> -> view <view>
        swipe|fling <section> [left|right] -> flick <section> 800
        page|pagedown|space|pgdn -> scroll by 0,<height>
        pageup|pgup -> scroll by 0,-<height>
        top|home -> scroll to 0,0
        bottom -> scroll to 0,1000000
        goto|go [to] bottom|end -> scroll to 0,1000000
        goto|go [to] top|start -> scroll to 0,0
        page down|right -> scroll by 0,<height>
        page up|left -> scroll by 0,-<height>
        what|which [items|cells] is|are|'s|can on [the|my] screen -> visible
        what|which [items|cells] is|are|'s visible|onscreen|shown -> visible
        what's on screen -> visible
        what|which [items|cells] is|are|'s visible|shown on [the|my] screen [now] -> visible
        is|are [the|this|it|that|everything] [layout|section|grid|document] ok|okay|valid|right|correct|fine|good|broken -> lint
        offset|contentoffset|scroll-position|position -> visible
        what|what's|which|show|get [is] [the] height|width|size|length of|for [the] content|page|layout|scrollview -> frames
        [what|what's|show|get] [is] [the] content|page|layout|contentsize height|width|size|length -> frames
        """)
    + offered(
      verbatim: """
        switch|go|goto|change|select [to] view|<word> -> views
        swipe|fling|pan|drag left -> scroll by 100,0
        swipe|fling|pan|drag right -> scroll by -100,0
        swipe|fling|pan|drag down -> scroll by 0,-100
        drag [item] <item> to|onto|over <item2> -> move item <item> before <item2>
        swipe action|actions ... -> help parity
        simulate scroll|scrolling|swipe ... -> scroll by 0,100
        swipe|fling|pan|drag ... -> scroll by 0,100
        new|create|add|make view|collectionview|screen -> view side
        """)

  /// Looking at the screen.
  static let looks =
    same(
      verbatim: """
        explain item|cell|element <item> -> explain <item>
        frames all|everything -> frames
        show|print|list|see [me] [all] [the] frames [of] [all|everything|cells|items] as|in [a] table|list -> frames
        explain|why <item> x|minX|left -> explain <item> x
        explain|why <item> y|minY|top -> explain <item> y
        explain|why <item> width -> explain <item> width
        explain|why <item> height -> explain <item> height
        draw|picture with|and coordinates|frames|numbers|sizes -> draw; frames
        frame|frames|rect [of|for] [the] section <section> -> frames <section>
        frame|frames|rect [of|for] [the] <section> section -> frames <section>
        frame|frames|rect [of|for] [the] item|cell <selector> -> frames <selector>
        cell|item|element <item> frame|size|position -> frames <item>
        frame|frames|rect of|for [item|items|section|the] <selector>... -> frames <selector>...
        frames of|for [all|every|the] cells|items|everything|all|elements -> frames
        frame|fr variable|var|v <item> -> frames <item>
        frame|fr variable|var|v <component> -> show <component>
        frame|frames <selector>... -> frames <selector>...
        show|print|get|see [the|all] frames -> frames
        show|print|get|see [the|all] frame|frames of|for [the] [item|section|cell] <selector>... -> frames <selector>...
        show|print|get|see [the] frame|frames item|cell <selector>... -> frames <selector>...
        show|print|get|see [the] [view|layout] tree|hierarchy -> tree
        show|print|draw [the|a|me] picture|screen|layout|view|it -> draw
        draw [the] layout|screen|all|everything|now|again|view -> draw
        see|view|look [at] [the|my|this] layout|screen|grid|picture|result -> draw
        draw [the] item|section|cell <selector> -> draw <selector>
        show|see [the|a] preview -> draw
        draw <number> -> draw --width <number>
        draw --columns|--cols|-w <number> -> draw --width <number>
        draw with|in|at <number> columns|cols|characters [wide] -> draw --width <number>
        draw width <number> -> draw --width <number>
        draw --rows|--lines|-h|height <number> -> draw --height <number>
        draw [with|--show-groups] groups -> draw --groups
        draw [only] [the] visible|onscreen|-v [items|cells|part] [only] -> draw --visible
        where does <selector> ... -> frames <selector>
        where did [item] <item> go|move|land|end [to|up] -> where item <item>
        explain [the] <width|height|x|y> of <selector> -> explain <selector> <width|height|x|y>
        explain <width|height|x|y> <selector> -> explain <selector> <width|height|x|y>
        explain [the] frame|frames|position|size [of] [item|cell] <selector> -> explain <selector>
        why is|are|does|do|isn't|aren't|doesn't [my|the|a] cell|cells|item|content [not|still] update|updating|updated|refresh|refreshing|stale|old ... -> help reconfigure items
        why is|are|was|were|does [item|cell] <item> [not] [being|get|gets] reload|reloads|reloaded|reloading|refresh|refreshed|refreshing ... -> help reload items
        why is|does|are|was|did [item|cell] <item> [not] move|moved|moves|moving instead|rather|and|not ... -> help difference
        why did|does|would [the] apply|diff|snapshot [not] move|moves|delete|deletes|insert|inserts ... -> help difference
        why do|does|are|is|don't|doesn't|aren't [my|the|all|some] cell|cells|item|items [not] overlap|overlapping|overlapped|clipped|cut ... -> lint
        why do|does|are|is|don't|doesn't|aren't [my|the|all|some] cells|items [not] fill|filling|wrap|wrapping|fit|fitting|stretch|touch ... -> explain <someItem>
        explain why [item|cell] <selector> ... -> explain <selector>
        explain [the|my|this] layout|screen -> tree
        why is|does|are [item|cell|section] <selector> ... -> explain <selector>
        why <selector> <width|height|x|y> -> explain <selector> <width|height|x|y>
        what is [the] <width|height|x|y> of <selector> -> explain <selector> <width|height|x|y>
        lint fix|--fix|--fix-all|-f -> lint --fix 1
        lint fix <number> -> lint --fix <number>
        lint all -> lint --all
        expect|assert|check|verify [that] [the] [frame] [of] <selector> [is|to|=|==|at|equals] <number> <number2> <number3> <number4> -> expect frame <selector> (<number>,<number2>,<number3>,<number4>)
        compare [with|to|against] [the] last|previous apply|snapshot -> diff
        compare|diff|difference [between] [the|my] current|pending|now|snapshot|new [snapshot|state|one|changes|edits] with|to|and|against|vs|from [the|what|is] applied|screen|shown|old|previous [snapshot|state|one] -> diff
        compare|diff|difference [between] [the] applied|screen|shown|old|previous [snapshot|state|one] with|to|and|against|vs [the|my] current|pending|now|snapshot|new [snapshot|state|one|changes|edits] -> diff
        preview|dry-run|simulate|rehearse [the|my|an|next|pending] apply|changes|edits|diff|difference|update|updates -> diff
        [do|make|show] [a] dry run [of|for] [the|my|an|next|pending] [apply|changes|edits|update|updates] -> diff
        dry apply|run|update -> diff
        apply [as] [a] dry [run] -> diff
        apply --dry-run|--dryrun|--preview|--simulate -> diff
        show|print|list|see [me] [the|all|my|pending] changes|edits [since] [the] [last|previous] [apply] -> diff
        compare <component> with|to|and|vs <component2> -> compare <component> <component2>
        compare <item> [with|to|and|vs] <item2> -> frames <item> <item2>
        show|print|see|list [the] templates -> template
        show|print|see|list [the] devices -> devices
        show|print|see|list [the] views -> views
        show|print|see|list [the] history -> history
        show|print|see|list [the] components -> show
        """)
    + known(
      verbatim: """
        <item> -> frames <item>
        item|cell <item> -> frames <item>
        section <section> -> items <section>
        <item> <item2>... -> frames <item> <item2>...
        <section> -> items <section>
        <component> -> show <component>
        <property> -> show <property>
        show|print|p|po|expr|expression|info|describe|inspect|cat|get|see|x|display|look [at] [item|cell|element] <item> -> frames <item>
        show|print|p|po|expr|expression|info|describe|inspect|cat|get|see|x|display|look [at] [section] <section> -> items <section>
        show|print|p|po|expr|expression|info|describe|inspect|cat|get|see|x|display|look [at] [component|group|section|item] <component> -> show <component>
        print|p|po|expr|expression|info|describe|inspect|cat|get|see|x|display|look [at] <property> -> show <property>
        show|print|p|po|get|display|what snapshot|nsdiffabledatasourcesnapshot -> snapshot
        print|p|po|get|display|list frames|layout -> frames
        show|print|p|po|get|see [me] [the|my] [layout] configuration|config -> show layout
        size|position|bounds|rect|geometry|width|height|origin|layout [of|for] [item] <selector> -> frames <selector>
        layoutattributesforitem|cellforitem|layoutattributes [at|for] <selector> -> frames <selector>
        [which|what] layoutattributesforelements|elements|items|cells|frames [are|is] in|within rect|rectangle|bounds <word> -> frames --in <word>
        layoutattributesforelements in|within <word> -> frames --in <word>
        <selector> frame|rect|size|width|height|position|origin|bounds|minx|miny|maxx|maxy -> frames <selector>
        <width|height|x|y> of|for <selector> -> explain <selector> <width|height|x|y>
        why did|does [the] [frame|frames|item|cell] [of] <selector> fail|failed|differ|change|changed|mismatch|move|moved ... -> explain <selector>
        why [is|does|are] [item|cell|section] <selector> ... -> explain <selector>
        what is|are [the] frame|size|position|frames|bounds of|for [item|cell|section] <selector> -> frames <selector>
        what is|'s|are <selector> -> frames <selector>
        [what|list|show|print|get|see|give] [is|are] [me] [the|all] size|sizes|frame|frames|position|positions|width|widths|height|heights|origin|origins of|for [each|every|all|the|my] [the|my] item|items|cell|cells|element|elements [?] -> frames
        [list|show|print|get|see|give] [me] [the|all|my] item|items|cell|cells|element|elements size|sizes|frame|frames|positions|widths|heights|origins -> frames
        how big|wide|high|tall|large|far is [the] [item|cell|section] <selector> [now|here|?] -> frames <selector>
        how big|wide|high|tall|large|far is|are [each|every|the|all|my|one|an|a] item|items|cell|cells|row|rows|group|groups|section|sections|column|columns [in|on|of] [a|the|this|my|each] [grid|section|screen|layout|row|group|now|here|?] -> frames
        contentsize|content|attributes|layoutattributes|geometry [size] -> frames
        content size -> frames
        screen|container|view|window|viewport size|bounds|width|height -> view
        device|screen size|bounds|width|height|scale -> show environment
        render|paint|picture|plot|sketch|diagram|visualize|screenshot|redraw [of] [it|this|the|a|my] [layout|screen|view|grid|picture|everything|all|now|again] -> draw
        why is|are nothing|it|everything|screen|anything [is] drawn|empty|blank|shown|visible|there|happening|displayed|white|black [here] -> draw
        why can't|cannot|cant|don't|dont|do|does|can i|we|it|nothing|anything [not] see|show|appear|work|draw ... -> draw
        nothing happens|happened|works|shows|appears|visible|there ... -> draw
        scroll [up|down] [a] bit|little|some|more ... -> scroll by 0,100
        frame|fr variable|var|v item|cell -> show <someCell>
        frame|fr variable|var|v group|row -> show <someGroup>
        frame|fr variable|var|v section -> show <someLayoutSection>
        frame|fr variable|var|v ... -> show
        d -> draw
        recursive|recursivedescription [description] -> tree
        diff against|with|to|since|from|vs [the|my] last|previous|old|applied|before|first|current|saved|latest ... -> diff
        did|has|have anything|something|it|layout|items [layout|items] move|moved|change|changed ... -> diff
        did|has the layout|grid|screen move|moved|change|changed ... -> diff
        preview|screen|display [it|this|the|a] [layout|screen|now|all|view|picture|screenshot] -> draw
        zoom|magnify [in|into|on|to] <selector> -> draw <selector>
        hierarchy|structure|outline-layout|ast -> tree
        what|what's [is] wrong|broken|off ... -> lint
        [which|what] elements|items|cells|frames [are|is] [there] in|within|inside rect|rectangle|bounds|area <number> <number2> <number3> <number4> -> frames --in (<number>,<number2>,<number3>,<number4>)
        tree ... -> tree
        onscreen|in-sight|visiblecells|viewport -> visible
        check|validate|doctor|diagnose|warnings|problems|issues|errors|lint [for] [the|my|this|it|all|everything] [layout|grid|document|warnings|problems|issues|errors|mistakes] -> lint
        fix [it|all|this] -> lint --fix 1
        fix <number> -> lint --fix <number>
        [what] [is|are] [the] difference|differences between|of <component> and|or|vs|from <component2> -> show <component>; show <component2>
        <component> vs|versus|or <component2> -> show <component>; show <component2>
        compare [2|the|my|these|some|several] layouts|grids|sections|components|templates -> help compare
        cmp|vimdiff|versus <component> <component2> -> compare <component> <component2>
        ll|la|l -> ls
        """)
    + offered(
      verbatim: """
        <property> *=|+=|-=|/= <number> -> show <property>
        tell [me] about|of [the] [item|cell|section] <selector> -> frames <selector>
        expect|assert|check|verify|test [that] [the] count|number|numberofitems ... -> count
        show|print|get|see|give|convert|view [me] [the|this|it|my] [layout|snapshot|document|screen|grid|everything] [to|as|into|in] swift|uikit [code] ... -> export swift -
        where is|are [my|the|all] item|items|cell|cells -> items
        why is|are there no|a|any|so|too|such [a] [much|big|large|little|small|huge] gap|gaps|space|spacing|room ... -> draw --spacing
        why is|are|does [the|my] content|contentsize|scrollview ... -> frames
        cat|print|p|po|get|see|view main -> append sections main; items main
        why ... -> explain <someItem>
        explain ... -> explain <someItem>
        frame|size|position|rect|origin ... -> frames <someItem>
        frames ... -> frames <someItem>
        po|p|print|show|expr|expression [the] collectionview|self -> view
        po|p|print|show|expr|expression|inspect|describe|look|info|display|see|x [at] [the|an|my] section -> show <someLayoutSection>
        po|p|print|show|expr|expression|inspect|describe|look|info|display|see|x [at] [the|a|my] group|row -> show <someGroup>
        po|p|print|show|expr|expression|inspect|describe|look|info|display|see|x [at] [the|an|a|my] item|cell -> show <someCell>
        animate|animation|animations|transition off|none|false|disabled|no -> apply animatingDifferences=false
        no|without|disable animation|animations -> apply animatingDifferences=false
        [set] span count <number> -> template grid <number>
        draw [it|this|the] [layout] bigger|larger|wider|wide|big|huge -> draw --width 120
        rect|rectangle|region|area <number> <number2> <number3> <number4> -> frames --in (<number>,<number2>,<number3>,<number4>)
        hit|hittest|hit-test|at|point [test] [at] <number> <number2> -> frames --in (<number>,<number2>,1,1)
        hit|hittest|hit-test|at|point [test] [at] <word> -> frames --in (<word>,1,1)
        what|which|who [item|cell] is|'s|lies at|under [point] <word> -> frames --in (<word>,1,1)
        open|view|show|see|preview [it|this] in|on [a|the|my] browser|web|safari|chrome|firefox -> preview board.html
        draw [it|this|the] [layout] smaller|small|tiny|narrower -> draw --width 40
        animate|transition|animation ... -> apply animatingDifferences=true
        scale|fullscreen ... -> draw --width 40
        zoom|magnify ... -> draw <someItem>
        delete|remove|close|rename|drop view|window|screen ... -> views
        compare <script> [with|to|and|vs] <script2> -> open <script>; mark before; open <script2>; compare mark before
        compare ... -> help compare
        measure -> measure <someItem> 100x44
        measure <item> -> measure <item> 100x44
        measure <item> <number> <number2> -> measure <item> <number>x<number2>
        what|which|who is|'s at [index|position|place] <number> -> items
        is|are there [a|any|some] gap|gaps|space|spacing ... -> draw --spacing
        show|draw [the|me] [grid|layout] lines|guides|outlines -> draw --groups
        """)
}
