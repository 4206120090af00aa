import CommandLanguage
import Commands

extension OtherWords where Document == Workspace {
  /// Editing the snapshot in other words.
  static let snapshots =
    same(
      verbatim: """
        append|add|insert|put <id>... to|in|into [the] sections -> append sections <id>...
        append|add|new|create|make|insert|push item|items|cell|cells <id>... to|in|into|at [section] <section> -> append items <id>... to <section>
        append|add|insert|push item|items|cell|cells <id>... section <section> -> append items <id>... to <section>
        append|add|new|create|make|push|insert|put [a|an|the|another] [new] item|items|cell|cells [called|named] <new> [right|just|directly|immediately] <before|after> [the] [item|cell] <item> -> insert items <new> <before|after> <item>
        append|add|new|create|make|push|insert|put [new] item|items|cell|cells [called|named] <id>... <before|after> [the] [item|cell] <item> -> insert items <id>... <before|after> <item>
        append|add|new|create|make|push|insert|put [a|an|the|another] [new] section|sections [called|named] <new> [right|just|directly|immediately] <before|after> [the] [section] <section> -> insert sections <new> <before|after> <section>
        append|add|new|create|make|push|insert|put [new] section|sections [called|named] <id>... <before|after> [the] [section] <section> -> insert sections <id>... <before|after> <section>
        append|add|insert|push <id>... to|in|into [section] <section> -> append items <id>... to <section>
        insert|add|append|put <id>... before <item> -> insert items <id>... before <item>
        append|add|insert|put [item|items|cell|cells] <id>... before <item> in|of|to [section] <section> -> insert items <id>... before <item>
        append|add|insert|put [item|items|cell|cells] <id>... after <item> in|of|to [section] <section> -> insert items <id>... after <item>
        append|add|insert|put [item|items|cell|cells] <id>... to|in|into [section] <section> <before|after> <item> -> insert items <id>... <before|after> <item>
        append|add|new|create|make|insert|push [a|an|the|another] [new] section|sections named|called <word> -> append sections <word>
        append|add|new|create|make|insert|push section|sections named|called <id>... -> append sections <id>...
        append|add|new|create|make|push [a|an|the|another] [new] item|items named|called <word> to|in|into [the] [section] <section> -> append items <word> to <section>
        append|add|new|create|make|push [a|an|the|another] [new] item|items named|called <word> -> append items <word>
        insert|add <id>... before <section> -> insert sections <id>... before <section>
        insert|add|append|put <id>... after <item> -> insert items <id>... after <item>
        insert|add <id>... after <section> -> insert sections <id>... after <section>
        delete|remove|del|drop|erase item|items|cell|cells <item>... -> delete items <item>...
        delete|remove|del|drop|erase section|sections <section>... -> delete sections <section>...
        delete|remove|del|drop|erase <item>... -> delete items <item>...
        delete|remove|del|drop|erase <item>... from|in|of [section] <section> -> delete items <item>...
        delete|remove|del|drop|erase <section>... -> delete sections <section>...
        delete|remove|del|drop|erase <component> -> undefine <component>
        <template> [with] <number> [columns|cols] -> template <template> <number>
        delete|remove|del|drop|erase item|items|cell|cells <item>... from|in <section> -> delete items <item>...
        move|put|place|reorder|drag [item] <item> <before|after> <item2> -> move item <item> <before|after> <item2>
        move|put|place [item] <item> <before|after> <item2> in|of|inside [section] <section> -> move item <item> <before|after> <item2>
        move|put|place [item] <item> [in|to] <section> <before|after> <item2> -> move item <item> <before|after> <item2>
        move [item] <item> to|right|just <before|after> <item2> -> move item <item> <before|after> <item2>
        move [item] <item> <item2> <before|after> -> move item <item> <before|after> <item2>
        move [section] <section> <before|after> <section2> -> move section <section> <before|after> <section2>
        move [item] <item> to|into [section] <section> -> append items <item> to <section>
        move [items] <item>... to|into [section] <section> -> append items <item>... to <section>
        reload|refresh [item] <item>... -> reload items <item>...
        reload|refresh [section] <section>... -> reload sections <section>...
        reconfigure|configure [item] <item>... -> reconfigure items <item>...
        delete|remove|erase all|everything|snapshot|items|sections -> delete all
        delete all items|sections|everything -> delete all
        show|print|see [the] snapshot -> snapshot
        show|print|see [the] sections -> sections
        show|print|see [the] items -> items
        item|cell identifiers|ids|names -> items
        section identifiers|ids|names -> sections
        show|print|see [the] items in|of [section] <section> -> items <section>
        items in|of [section] <section> -> items <section>
        count <section> items -> count <section>
        count items|cells in|of [section] <section> -> count <section>
        count items|cells|all -> count
        count [item] <item> -> where item <item>
        apply the|snapshot|changes|edits|it|now|all|again -> apply
        apply the snapshot|changes|edits -> apply
        apply animated|--animated|--animate|animation -> apply
        apply [the|my] [snapshot|changes|edits|it|all] without|no|not|disable [any] animation|animations|animating|animated -> apply animatingDifferences=false
        apply [the|my] [snapshot|changes|edits|it|all] animatingdifferences|animatingdifferences:|animated|animated:|animating|animate|animation [=|:|to] false|no|off|none|0 -> apply animatingDifferences=false
        apply [the|my] [snapshot|changes|edits|it|all] animatingdifferences|animatingdifferences:|animated|animated:|animating|animate|animation [=|:|to] true|yes|on|1 -> apply animatingDifferences=true
        apply [the|my] [snapshot|changes|edits|it|all] with animation|animations -> apply animatingDifferences=true
        apply [with|using] --reload|reload|reloading|usingreloaddata|reloaddata|--reload-data [data] -> apply usingReloadData
        expand <item>... -> expand items <item>...
        collapse <item>... -> collapse items <item>...
        """)
    + known(
      verbatim: """
        rm [-r|-f|-rf|-fr] [item|items|cell|cells] <item>... -> delete items <item>...
        rm [-r|-f|-rf|-fr] [section|sections] <section>... -> delete sections <section>...
        rm|delete|del|remove [-r|-f|-rf|-fr] *|.|/|./* -> delete all
        mkdir|touch|push <section> <id>... -> append items <id>... to <section>
        mkdir [-p] <word>... -> append sections <word>...
        touch <script> -> save <script>
        touch <word>... -> append items <word>...
        mv [item] <item> <before|after> <item2> -> move item <item> <before|after> <item2>
        mv <item> <section> -> append items <item> to <section>
        mv|rename <component> [to] <word> -> rename <component> <word>
        list|ls|dir|show|print [the|all] items|cells [sorted|ordered|alphabetically] [by] [name] -> items
        list|ls|dir sections -> sections
        list|ls|dir|get items in|of|from [section] <section> -> items <section>
        list|ls|dir|cd <section> -> items <section>
        reload|refresh|reloaddata|refreshdata [the|my] [data|all|everything|table|tableview|collection|collectionview|list|grid] [view] -> apply usingReloadData
        commit|flush|submit|update|performbatchupdates|sync [changes|snapshot|edits|it|all] -> apply
        commit -m|-am <word> -> apply; mark <word>
        commit -m|-am ... -> apply
        rollback|discard [all|pending|the] [changes|edits] -> revert
        git|hg|svn help -> help
        git|hg|svn diff ... -> diff
        git|hg|svn status -> diff
        git|hg|svn log ... -> history
        which|what items|cells [are|is] in|inside [section] <section> -> items <section>
        len(items)|len(snapshot)|count(items)|items.length|size(items) -> count
        git commit -m|-am <word> -> apply; mark <word>
        git commit ... -> apply
        git checkout -b <word> -> mark <word>
        git revert ... -> undo
        git reset [--hard|--soft|--mixed] head^|head~|head~1|@^|@~|@~1 -> undo
        git reset [--hard|--soft|--mixed] head~2|head^^|@~2 -> undo 2
        git reset [--hard|--soft|--mixed] head~3|@~3 -> undo 3
        git checkout|restore|reset ... -> revert
        checkout . -> revert
        what|what's [is|are] pending|unapplied|different -> diff
        status|st|changes|pending -> diff
        show|print|see|get|view [the|a] diff|difference|differences|changes -> diff
        show|print|get|find [the] index|indexpath [path] of|for [item] <item> -> where item <item>
        how many items|cells|elements fit|fits|visible|onscreen -> visible
        how many items|cells|elements fit|fits|visible|onscreen <sight>... -> visible
        how many items|cells|elements are|is visible|onscreen ... -> visible
        how many items|cells|elements [fit|are|can|i|see] on [the|a|one] screen|page -> visible
        how many items|cells|elements [are|is|does|do] [there] in|inside [section] <section> -> count <section>
        how many items|cells|elements -> count
        how many items|cells|elements <sight>... -> count
        how many sections ... -> sections
        length|len|numberofitems|size? -> count
        wc [-l] -> count
        [show|print|see|list|get] [me] [the|my] outline -> outline
        [show|print|see|list|get] [me] [the] children|descendants|subtree of|under|below [item] <item> -> outline of <item>
        is|was [item] <item> expanded|collapsed ... -> outline
        what|who|which [is|item] [the] [is] parent of [item] <item> -> outline
        does|do|is [the|my] [snapshot|list|section|document|it|main] contain|contains|include|have|has [item|cell] <item> -> where item <item>
        what|which index|indexpath|position|place is|does|has [item] <item> [at|in|on|have|now] -> where item <item>
        select count(*)|count ... -> count
        select ... from items|cells ... -> items
        select ... from sections ... -> sections
        select ... from <section> ... -> items <section>
        [show] tables -> sections
        schema|d -> show
        dump -> snapshot
        find|search|grep|locate|look|indexof|whereis|exists|includes [for] [item] <item> -> where item <item>
        find|search|grep|locate|look|indexof [for] [section] <section> -> where section <section>
        where [is] [item] <item> -> where item <item>
        where [is] [section] <section> -> where section <section>
        which|what section has|holds|contains|is|are [item] <item> [in] -> where item <item>
        [what] [is] [the] index|indexpath|place|section [path] of|for [item] <item> -> where item <item>
        is|isn't [item] <item> in|inside|there|here|present ... -> where item <item>
        contains|has <item> -> where item <item>
        """)
    + offered(
      verbatim: """
        <expand|collapse> all|everything|every ... -> help <expand|collapse> items
        add|append|insert|nest|put|make [a|the|new] [child|children|subitem|subitems] <id>... under|beneath|inside [item] <item> -> append items <id>... under <item>
        add|append|insert|put|nest [a|the|new] child|children|subitem|subitems <id>... to|in|into|of [item] <item> -> append items <id>... under <item>
        make <item> a|the child|subitem of <item2> -> append items <item> under <item2>
        append|add|insert [item|the] <item> again|twice ... -> lesson duplicates
        mark [this|it|that|everything|all] [as] changed|dirty|modified|updated|stale|reloaded -> reload items <someItem>
        mark [item|cell|the] <item> [as] changed|dirty|modified|updated|stale|reloaded -> reload items <item>
        dedupe|deduplicate|uniq ... -> lesson duplicates
        add|make|create|show|new|append [me] [a|the] photo|photos|picture grid|gallery|album|layout|wall -> template photos
        add|append|new|create|make|insert|push [a|an|another|one|new|more] [new] section -> append sections <newSection>
        new|fresh|clean|empty [empty] snapshot -> delete all
        find|search|check|detect|list [for|the|all|any] duplicate|duplicates [item|items|identifiers|ids] -> lesson duplicates
        find|search|grep|locate [for] [a|the|any] <word> -> show
        add|make|attach [a|the] section header [items|item|view] -> define header title width=1w height=~44; add title to <someLayoutSection>
        add|make|attach [a|the] section footer [items|item|view] -> define footer bottom width=1w height=~44; add bottom to <someLayoutSection>
        define|make|create|new|add [an] item|cell [of] <number> x|by|× <number2> -> define item item width=<number> height=<number2>
        create|make|new [an] item cell|tile|card|photo -> define item cell width=1w height=100
        append|add|insert|push|put [item|items|cell|cells] <id>... to|in|into [a|an|another|its] [new|own|another] section -> append sections <newSection>; append items <id>... to <newSection>
        append|add|insert|push|put|create|make [a|an|another|one] [new] section [at|on|to|as] [the] top|start|beginning|front|first -> insert sections <newSection> before <someSection>
        append|add|insert|push|put|create|make [a|an|another|one] [new] item|cell|element [right|just|directly|immediately|somewhere] <before|after> [the] [item|cell] <item> -> insert items <newItem> <before|after> <item>
        append|add|insert|push|put|create|make [a|an|another|one] [new] section [right|just|directly|immediately|somewhere] <before|after> [the] [section] <section> -> insert sections <newSection> <before|after> <section>
        append|add|insert|push|put [item|items|cell|cells] <id>... to|in|into [new|a|the] section <word> -> append sections <word>; append items <id>... to <word>
        add|append|create|make|new|insert [a] [new] section|sections [called|named] <word> with|: [items] <id>... -> append sections <word>; append items <id>... to <word>
        add|append|create|make|new|insert [a] [new] section|sections [called|named] <word> with <number> items|cells -> append sections <word>; append items item{1...<number>} to <word>
        mark [item|cell] <item> [as] changed|dirty|modified|updated -> reload items <item>
        append|add|push|put <id>... <section> -> append items <id>... to <section>
        append|add|new|create|make <id> section -> append sections <id>
        add|append|new|create|push [a|an|new] item|items|cell|cells [called|named] <id>... -> append items <id>...
        make [a|an|new] item|items [called|named] <name>... -> append items <name>...
        make item|items|cell|cells called|named <id>... -> append items <id>...
        add|create|make|push section|it|row|rows|group|groups|<section> [to|be] scroll|scrolling|scrollable|swipeable [horizontally|sideways|horizontal|across|orthogonally] -> set <someLayoutSection>.orthogonalScrollingBehavior continuous
        make section <section> [to|be] scroll|scrolling|scrollable|swipeable [horizontally|sideways|horizontal|across|orthogonally] -> set <someLayoutSection>.orthogonalScrollingBehavior continuous
        make section <number> [to|be] scroll|scrolling|scrollable|swipeable [horizontally|sideways|horizontal|across|orthogonally] -> set <someLayoutSection>.orthogonalScrollingBehavior continuous
        add|append|new|create|make|push [a|new] section|sections [called|named] <id>... and|& <word> -> append sections <id>... <word>
        add|append|new|create|push [a|new] section|sections [called|named] <id>... -> append sections <id>...
        make [a|new] section|sections [called|named] <name>... -> append sections <name>...
        make [the|my|all] cells|items|rows|cell|item [be] reorderable|draggable|movable -> help reorder
        make [the|my|all|a] sections|section|cells|items|rows [to|be] collapsible|expandable|foldable -> lesson outlines
        make [the|my|all] cells|items|rows [all|be|of|have] [the|an] same|equal|uniform height|heights|size -> lesson uniform
        [create|make|use|add|new|build|apply|set] [up] [a|an|the|my] section|sectional snapshot|snapshots -> lesson outlines
        add|append|insert|put|create|make [a|the|some|new] child|children [item|items|cell|cells] -> append items <newItem> under <someItem>
        section|sections add|append|new|create|push <id>... -> append sections <id>...
        add|append|new|create|make|push <number> section|sections called|named|: <id>... -> append sections <id>...
        insert section|sections <word> <before|after> <word2> -> append sections <word2>; insert sections <word> <before|after> <word2>
        insert [a|new] section|sections [called|named] <id>... -> append sections <id>...
        insert item|items|cell|cells <word>... at|in|to <item> -> insert items <word>... before <item>
        insert item|items|cell|cells <item> <item2> <before|after> -> move item <item> <before|after> <item2>
        insert|add|put [item|items|cell|cells] <id>... before -> insert items <id>... before <someItem>
        insert|add|put [item|items|cell|cells] <id>... after -> insert items <id>... after <lastItem>
        insert item|items|cell|cells <id> <item> -> insert items <id> before <item>
        insert item|items|cell|cells <word>... -> insert items <word>... before <someItem>
        insert <word>... at|in|to <item> -> insert items <word>... before <item>
        insert <id> <item> -> insert items <id> before <item>
        move [item|items] <item>... before|after|inside <section> -> append items <item>... to <section>
        insert into <section> <word>... -> append items <word>... to <section>
        push <word>... -> append items <word>...
        add|append|insert|make|create|new|push|another|one|1 [me] [a|an] [another|one|1|more|new|single] item|cell|element [to|in|into] [the|my] [section] -> append items <newItem> to <someSection>
        add|append|insert|make|create|new|push|another|one|1 [a|an] [another|one|1|more|new|single] item|cell|element to|in|into [section] <section> -> append items <newItem> to <section>
        append item|items -> append items a b c
        append|add <id>... -> append items <id>...
        add item|items|cell|cells -> append items a b c
        move [item] <item> to|behind|under|over|above|below <item2> -> move item <item> before <item2>
        move|mv [item] <item> [to|behind|under|after] <item2> -> move item <item> after <item2>
        mv [item] <item> <word> -> insert items <word> before <item>; delete items <item>
        duplicate|clone [item|cell] <item> -> insert items <item>2 after <item>
        cp|copy [item|cell] <item> [to|as] <word> -> insert items <word> after <item>
        hide [item|items|cell|cells] <item>... -> delete items <item>...
        pop|shift|removelast|removefirst|dequeue ... -> delete items <someItem>
        prepend|unshift <word>... -> insert items <word>... before <someItem>
        insert <id> ... -> insert items <id> before <someItem>
        count sections -> sections
        rename|replace|substitute|exchange [item] <item> [to|as|=|with|by] <word> -> insert items <word> before <item>; delete items <item>
        retitle <item> [to|as|=] <word> -> content <item> title=<word>
        rename|retitle <section> to|as|= <word> -> append sections <word>
        add|set|give|put [a|the] title|label|text <word> to|on|for [item|cell|the] <item> -> content <item> title=<word>
        title|label|text <item> [=|to] <word> -> content <item> title=<word>
        swap|switch|exchange|flip [item] <item> [and|with|,] <item2> -> move item <item> after <item2>
        move [item] <item> to [the] end|back|bottom|last -> move item <item> after <lastItem>
        move [item] <item> to index|position|place ... -> move item <item> before <someItem>
        move [item] <item> to [the] start|front|top|beginning|first|0 -> move item <item> before <someItem>
        git|hg|svn stash ... -> save wip.galley; revert
        git|hg|svn branch|tag ... -> mark draft
        git|hg|svn add|stage ... -> diff
        git|hg|svn show ... -> snapshot applied
        git|hg|svn config ... -> show environment
        git|hg|svn mv <item> <word> -> insert items <word> before <item>; delete items <item>
        git|hg|svn rm <item>... -> delete items <item>...
        git|hg|svn init -> mark start
        git|hg|svn push|clone ... -> save board.galley
        git|hg|svn ... -> history
        item|items|cell|cells at|number|no|# [index] <number> -> frames <someSection>:<number>
        filter|map|foreach ... -> help delete items
        <reload|reconfigure> <item>... in|of|from [section] <section> -> <reload|reconfigure> items <item>...
        move|put|place [item|items] <item>... to|into|in [a|the|another] section called|named <word> -> append sections <word>; append items <item>... to <word>
        move|put|place [item|items] <item>... to|into|in [a] new section [called|named] <word> -> append sections <word>; append items <item>... to <word>
        sort|reorder|order ... -> help move item
        mark [item|items|cell|cells] <item>... reloaded|dirty|changed|stale|updated -> reload items <item>...
        reload|refresh|update [the|all] visible [item|items|cell|cells] -> apply usingReloadData
        update|edit|change|modify [item] <item> ... -> reconfigure items <item>
        <reload|reconfigure> item|items|cell|cells -> <reload|reconfigure> items <someItem>
        rename item|section ... -> content <someItem> title=Hello
        clear|empty [section] <section> -> delete sections <section>
        clear|empty|erase|wipe [out] [all|the|my] items|cells ... -> delete all
        clear|empty [the] all|everything|snapshot|items|sections -> delete all
        """)
}
