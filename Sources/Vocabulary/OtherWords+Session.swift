import CommandLanguage
import Commands

extension OtherWords where Document == Workspace {
  /// Files, undo, help and the way out, as other shells have them.
  static let session =
    same(
      verbatim: """
        q|quit|exit|q! [now|please|galley] -> quit
        quit|exit|q 0 -> quit
        quit|exit|leave|close [it|galley|shell] without [any] saving|save|changes -> quit
        quit|exit|leave [the|this] galley|shell|session|program|app|terminal -> quit
        ?|\\? -> help
        help|h for|about|on|with <word>... -> help <word>...
        ? <word>... -> help <word>...
        h|help|-h|--help|usage|commands|info [me|please|all|commands] -> help
        -v|--version|ver|about|-version -> version
        open file|document|from <word> -> open <word>
        load|import|read [file|document] <json> -> open <json>
        help <word> on|of|for|in|with|about|and ... -> help <word>
        ls|list templates|layouts -> template
        ls|list devices -> devices
        ls|list lessons -> lesson
        ls|list views -> views
        ls|list components -> show
        save as|to|file|in <file> -> save <file>
        export <json|swift|svg|html|csv|xctest> >|to|as|into|in [file] <file> -> export <json|swift|svg|html|csv|xctest> <file>
        save [this|it|them|everything|all] as [a] test|tests -> expect record
        save document|board|it|this|layout|test|script|work|all|everything as|to|in <word> -> save <word>
        read file|from|script <word> -> read <word>
        undo [the] last [step|one|edit|change] -> undo
        revert|rollback [back] to [the] last|previous|applied apply|snapshot -> revert
        undo last <number> [steps|times|edits|changes|commands] -> undo <number>
        undo <number> steps|times|edits|changes -> undo <number>
        reset all|everything|document|it -> reset
        timing -> timing on
        start|begin|do|open|load|run|take|goto|go [to] lesson <word> -> lesson <word>
        lesson|lessons list|all -> lesson
        lessons -> lesson
        list|show [the|all] lessons -> lesson
        open|start|begin|browse|see|view|load|goto|go [to] [the|all|my] lessons|tutorials|exercises -> lesson
        show|give|see [me] [a|the] list of [all] [the] lessons -> lesson
        next|skip lesson -> lesson next
        first lesson -> lesson 1
        start|begin|take|do|open [a|some] tutorial|course -> lesson 1
        start|begin|take|do|open|show|give|see|try|play a|some|one lesson -> lesson 1
        start|begin|do|open|take|run|play|go|show [to|with] [the] first lesson -> lesson 1
        lesson one -> lesson 1
        quit|leave|stop|exit|end|close|cancel|abort [the|this] lesson|lessons -> lesson end
        repeat|restart|reset|again [the|this] lesson -> lesson again
        """)
    + known(
      verbatim: """
        next -> lesson next
        cell|cells registration|registrations|registered -> help register cell
        bye|logout|logoff|close|leave|goodbye -> quit
        load|open|read|show|run|try|see|give|start|browse|view [me] [an|the|a|all] [some] example|examples|sample|samples|demo|templates|presets [layout|layouts|code|grid|please] -> template
        run|execute|start [all] tests|test|expectations [suite] -> help tests
        run|execute|play|source|use|read [a|the|my|some|another] [text|galley] script|scripts|file|files -> help read
        run|execute|play|source|use|read|load|open|start|do [a|the|my|some] [script] file|files|script|scripts|list|batch of|with [my|the|galley|some|several|many] commands|command|lines|edits [from|in|out] [of] [a|my|the] [file|script] -> help read
        run|execute|play|read|load|do [my|the|some|several|many] commands|lines|edits from|in|of [a|my|the|another] file|script -> help read
        run|execute|load [a] script|file <word> -> read <word>
        cd|pushd ..|.|/|~|- -> ls
        source|load|run|execute|include|exec|sh|. <word> -> read <word>
        i <script> -> read <script>
        measure|time performance|speed -> timing on
        galley|swift|xcodebuild|npm|yarn|rake|bundle|fastlane|cargo|pytest|jest|make test|tests -> help tests
        galley|swift|xcodebuild test <argument>... -> help tests
        galley --version|-v|version -> version
        list|show|see|print|find [the|all|my] tests|specs -> help tests
        verifysnapshot|assertsnapshot|matchsnapshot|recordsnapshot -> frames; expect record
        get|give|see|show|print|view [me] [the|my|this] code|source -> export swift -
        bash|sh|python|galley <script> -> read <script>
        import <script> -> read <script>
        import <swift> -> read <swift>
        man|info|apropos|describe|doc|docs|manual|explain command|the|about|<word> -> help <word>
        man|info|apropos|doc|docs|manual|tldr|whatis|usage <word>... -> help <word>...
        open|start|read|show|see|view|browse [me] the help|manual|guide|documentation|docs [page|pages] -> help
        <word>... --help|-h|help|-help -> help <word>...
        man|doc|docs|manual|documentation|apropos -> help
        get|give|see|show|print|view [me] [the|my|this|as] swift|uikit [code|source|version] [out|back] -> export swift -
        exit|return [code|codes|status|statuses] -> help tests
        does|do|will|can|should [it|galley|this|the|a] [script|test] exit|fail|return ... -> help tests
        snapshot record|recording|update -> frames; expect record
        what|which|what's [is|are] [the] exit code|codes|status|statuses ... -> help tests
        demo|intro|introduction|walkthrough|getting-started [me] -> tour
        start|begin [here|galley] -> tour
        get|getting started -> tour
        start|begin|take|show|run|do|play [me] [the|a] tour -> tour
        tutorial|learn|teach [me] -> lesson 1
        hello|hi|hey|hallo ... -> help
        ... what now|next -> help
        now what -> help
        where|how do|does|should|can|could|would|to [i|we|one|you] put|keep|store|place|save|organize|organise|arrange|name [the|my|our] test|tests -> help tests
        what can|could|do|should|will|would i|we|you|it|this [do|try|type] [here|now|first|next|with|this] -> help
        example|examples|sample|samples|gallery -> template
        [show|give|see|print|have] [me] [is|there] [an|the|a] example|examples|sample [of|for] [a|the] test|tests|testing|script|scripts|test-file [file|files|script|scripts] -> help tests
        which|where|whereis [is] galley -> version
        diff [the|my] frames|layout|screen|positions -> diff; frames
        frames|frame diff|diffs|difference|differences|delta -> diff
        cls|clear-screen|clearscreen -> clear
        u|back|z|ctrl-z|^z|cmd-z|undo!|unapply|undraw -> undo
        ctrl+z|cmd+z|command-z -> undo
        ctrl|cmd|control|command|⌘ z -> undo
        undo undo -> undo 2
        u|back|ctrl-z <number> [step|steps|times] -> undo <number>
        go|step back <number> [step|steps|times] -> undo <number>
        open|start|play|load demo|tour|intro -> tour
        forward|again|ctrl-r|^r|cmd-shift-z -> redo
        hist|log|journal|steps -> history
        how many undo|undos|redo|redos|steps ... -> history
        w|write|store|saveas|dump|output [as|to] <file> -> save <file>
        e|edit|vim|vi|nano|emacs <word> -> open <word>
        dir|pwd|list|overview|summary|whoami -> ls
        what is|'s here|there -> ls
        what do i|we have -> ls
        show|list|print|see [me] everything|all -> ls
        where am i -> view
        ls -l|-a|-la|-al|-1|-r|*|.|/|~|./ -> ls
        ls|dir test|tests -> help tests
        ls|dir <component> -> show <component>
        tag|bookmark|checkpoint|snapshot-as|commit-as <word> -> mark <word>
        mark [this|it|that|now|document|layout|state] as <newMark> -> mark <newMark>
        git tag|branch|commit <word> -> mark <word>
        puts|say|printf|log|nslog|console.log <word>... -> echo <word>...
        lang|language|locale ... -> show environment
        time|profile|bench|benchmark -> timing on
        watch frames|draw|layout|screen|it|everything|all|picture -> watch on
        """)
    + offered(
      verbatim: """
        w|wq!|x!|write|save|store|saveas -> save board.galley
        save|store|keep|backup my|the|this|all|work|progress|document|everything|session|changes [work|progress|document|layout|session|changes|board] [to|in|into|as|on] [a|the] [file|disk|folder] -> save board.galley
        save|store|keep this|it|that|them|everything|all [for] [later|tomorrow|now] -> save board.galley
        save|store|keep [my|the] [this|it|that|work|layout|document|everything|all] and|to|then open|load|reopen|continue|resume|use [it|this|again|everything] [again|later|tomorrow|back] [again|later|tomorrow] -> save board.galley
        init -> template grid 3
        [how|where] [do|should|can|to] [i|we|you|one] create|make|build|start|begin|new|design|define|add|write [with] [me] [a|an|my|the|your] [new|first|simple|basic|empty|own] [compositional|collection] [view] layout -> template grid 3
        how|where do|should|can i|we|you|one start|begin ... -> tour
        set -e|-x|-u|-eu|-ex|-euo|errexit ... -> help tests
        open|load|source|read|import|edit|e -> open board.galley
        revert last|previous|that|it ... -> undo
        cmd+s|ctrl+s|cmd-s|ctrl-s|command-s|⌘s -> save board.galley
        brew|npm|yarn doctor|audit -> lint
        npm|yarn|pod|cargo init|create ... -> template
        wq|x|zz <word> -> save <word>; quit
        wq|x|zz -> save board.galley; quit
        restart|wipe|start-over|reboot|init|new|blank [document|file|board|all|project|playground|session] -> reset
        start over|again|fresh -> reset
        stop|end|abort|kill|cancel [the|this] [it|shell|galley|session|program|process|now|everything|please] -> quit
        exit|quit|return <number> -> exit
        stop|exit|quit|end|abort|return with|when|if|unless|on|at|non-zero|nonzero|after ... -> help tests
        cat|less|more|head|tail|type|bat|open|read|vi|vim|view [the] readme|readme.md|license|changelog|docs -> help
        date|cal|uptime|hostname|ps|df|du -> help
        jq|yq|fx .sections|sections|.sections[] ... -> sections --json
        jq|yq|fx .items|items|.items[] ... -> items --json
        jq|yq|fx .frames|frames|.frames[] ... -> frames --json
        jq|yq|fx ... -> export json -
        cat|less|more|head|tail|type|bat -> snapshot
        head [-n] <number> -> items
        tail [-n] <number> -> history
        tail -f -> watch on
        print -> draw
        !|!! -> history
        history ... -> history
        export|render|share|output -> export svg board.svg
        export|render|share|output swift|code|uikit|xcode -> export swift board.swift
        export|share|output|save [my|the|this|it|all|everything] [layout|document|it|work|grid|everything] to|as [a] file -> save board.galley
        export|share|output my|the|this|it|all|everything [layout|document|board|work|grid|screen|code] -> export swift board.swift
        export|render|share|output html|page|web|website ... -> export html board.html
        export|render|share|output svg|image|picture ... -> export svg board.svg
        export|render|share|output json ... -> export json board.json
        export|render|share|output csv|table|excel ... -> export csv board.csv
        export as swift|code|uikit ... -> export swift board.swift
        cd|chdir|pushd ... -> ls
        cp|copy|duplicate|clone <component> <word> -> show <component>
        cp|duplicate|clone|paste|cut ... -> help
        history -c|clear|--clear|delete -> undo all
        license|licence|credits|author|authors|copyright -> version
        run|execute|pipe [a|the|my] script ... -> help read
        run|rerun|execute [all|the|my] test|tests in|from|on|with|under|below ... -> help tests
        verify|check|compare [this|it|the] [layout|frames|screen] [against|with|using|to] [a|the|my] [recording|file] <json> -> verify <json>
        expect|assert|check|verify ... <json> -> help tests
        expect|assert|check|verify ... <text> -> help tests
        process|target|launch|run ... -> draw
        databases|dbinfo -> views
        sqlite3|sqlite|psql|mysql|duckdb|attach ... -> save board.galley
        python|python3|ruby|node|perl|zsh|xcode ... -> help
        register|memory ... -> show
        set number|nu|paste|hlsearch|wrap -> help keys
        syntax|reg|registers|yy|dd|gg|cc|noh|vsplit|tabnew ... -> help keys
        mode|headers json|csv|on|column|table|list|box ... -> frames --json
        step|continue|c|n|s|bt|backtrace|thread|break|b|breakpoint|debug|lldb|gdb|po|p|watch ... -> explain <someItem>
        xcrun|simctl ... -> devices
        curl|wget|sudo|apt|brew|npm|pip|cargo|swiftc|xcodebuild ... -> help
        theme|color|colour|colors|prompt|config|settings|preferences|options ... -> show environment
        test|tests -> help tests
        test|tests <script> -> read <script>
        run|start|do|execute test|tests <script> -> read <script>
        golden|goldens|baseline|baselines|reference|references save|record|write|create|store|make|dump|new|file <text> -> frames; expect record
        golden|goldens|baseline|baselines|reference|references save|record|write|create|store|make|dump|new|file <text> -> export csv <text>
        golden|goldens|baseline|baselines|reference|references save|record|write|create|store|make|dump|new|file [a|the|new] [file|files|frames|image] -> frames; expect record
        golden|goldens|baseline|baselines|reference|references <word>... -> help tests
        save|store|write|record|keep|create|make|dump|generate [the|a|my|new|as|to] golden|baseline|reference|expected [file|files|frames|output|image] [to|in|into|as] [a|the] <text> -> frames; expect record
        save|store|write|record|keep|create|make|dump|generate [the|a|my|new|as|to] golden|baseline|reference|expected [file|files|frames|output|image] [to|in|into|as] [a|the] <text> -> export csv <text>
        save|store|write|record|keep|create|make|dump|generate [the|a|my|new|as|to] golden|goldens|baseline|baselines|reference|references [file|files|frames|snapshot|image] -> frames; expect record
        save|store|write|record|keep|dump [the|my|all] [expected|actual|current|golden|reference|approved] output|outputs|frame|frames|result|results|value|values|positions to|in|into|as [a|the] <text> -> frames; expect record
        save|store|write|record|keep|dump [the|my|all] [expected|actual|current|golden|reference|approved] output|outputs|frame|frames|result|results|value|values|positions to|in|into|as [a|the] <text> -> export csv <text>
        save|store|write|record|keep|dump [the|my|all] [expected|actual|current|golden|reference|approved] output|outputs|frame|frames|result|results|value|values|positions [to|in|into|as|on] [a|the|my] [file|disk|folder|test|script] -> frames; expect record
        update|rerecord|re-record|refresh|rewrite|regenerate|accept|approve [all] [the|my|new] golden|goldens|baseline|baselines|reference|references|recorded|expected|snapshot|frames file|files|frames|images|values|output -> help tests
        approve|accept [the|all|my] [new] frames|positions|results|values|output -> help tests
        compare|diff [the|my] [frames|layout|output|result|results] [with|to|against|and|from] [the|my] golden|goldens|baseline|reference|expected|expectations [file|files|frames|output|values] -> help tests
        compare|diff [the|my] [frames|layout|output|result|results] [with|to|against|and|from] [the|my] [golden|baseline|reference|expected] <text> -> help tests
        show|print|see|get [me] [the] expected vs|versus|and|or|against actual|got|found|real [values|frames|output] -> help tests
        expected vs|versus|and|or|against actual|got|found -> help tests
        fail [the] [test|build|ci] if|when|unless [the] [frame|frames|position|size] [of] <selector> changes|change|moves|moved|differs|differ|changed -> frames <selector>; expect record
        fail [the] [test|build|ci] if|when|unless [the] layout|frames|anything|something|it|frame changes|change|moves|moved|differs|differ|changed -> frames; expect record
        test|tests matrix|naming|names|fixture|fixtures|plan|plans|case|cases|suite|suites|runner|driven|helper|helpers|target|timeout|order|isolation -> help tests
        test|check|verify [it|layout|this] in|on landscape [mode|orientation] -> rotate; expect lint
        test|check|verify [it|layout|this] with|at [a] large|larger|big|bigger|huge text|type|font|fonts [size|sizes] -> set environment.preferredContentSizeCategory extraExtraLarge; expect lint
        export|write|generate|save [the|a|my|this] test|tests [as|to|for|in] [an] xctest|swift|xcode|xctestcase [test|tests|case|file] -> export xctest LayoutTests.swift
        write|make|create|add|new|build|record [me] [a|my|the|an|some] snapshot|regression|golden|screenshot|layout test|tests -> frames; expect record
        save [the] snapshot|document|layout|frames|grid|board <file> -> save <file>
        save|store|keep|write [the|this|my|a] [whole|current] session|work|document|layout|board|state to|as|in|into [file] <file> -> save <file>
        run|rerun|re-run|repeat|debug|retry [the|a|all|only|my|this|single|one] [failing|failed|last|same|single|unit|layout|snapshot|other] test|tests [again|only|now] -> help tests
        test|tests --update|--json|--quiet|--keep-going|--help|update|all|coverage|report|results|folder|again ... -> help tests
        code coverage|cov -> help tests
        test [the|my|this|all|whole] [own] layout|screen|grid|it|this|everything|frames|items|sections|cells -> frames; expect record
        test|check|try with <number> items|cells -> append items item{1...<number>}; apply; expect lint
        test|check|try [with] no|empty|0 items|cells|state|snapshot -> delete all; apply; expect count 0
        test|check at 2x|@2x -> set environment.scale 2; expect lint
        test|check at 3x|@3x -> set environment.scale 3; expect lint
        test|check at|with scale <number> -> set environment.scale <number>; expect lint
        test|check on|with|in ios|os <number> -> set environment.os <number>; expect lint
        unit|snapshot|layout|regression|visual|pixel|ui|golden|screenshot|integration|acceptance|stress|smoke|load|parametrized|parameterized|parametrised|parameterised|table-driven|data-driven|flaky|slow|single|failing|failed|skipped test|tests|testing -> help tests
        regression|regressions|parametrize|fail|pass|todo|skip|only|xit|xdescribe -> help tests
        --keep-going|--quiet|--verbose|--update|-u -> help tests
        --json|--csv -> help json
        continue|keep|go|stop|fail [on|after|at|going|the] [first|a|any] failure|failures|error|errors|fast|going -> help tests
        github|gitlab|travis|circleci|bitrise|buildkite [actions|ci|cloud|pipeline] -> help tests
        remember|freeze|lock|pin this|it|layout|frames|everything -> frames; expect record
        keep|save|store this|it|these [frames|layout] as [a|the|my] reference|baseline|golden -> frames; expect record
        save|keep|store|record these|this|all frames|positions|results -> frames; expect record
        export|share|output|generate|make|write|create [a|an|the|some] xctest|xctests|unittest|xcuitest -> export xctest LayoutTests.swift
        export|share|output|generate|make|write|create [a|an|the|some] xctest|xctests|unittest|xcuitest that|which|with|for|of ... -> export xctest LayoutTests.swift
        test [my|the|a] [swift|layout] file|code|script ... -> help tests
        junit|xunit|coverage|reporter [report|output|xml] -> help tests
        update|fix|change|repair|debug [a|the|my] failing|failed|broken|old|wrong|red test|tests|expectation|expectations -> help tests
        skip|disable|ignore|xfail [this|the|a] test|tests -> help tests
        why does|did|is|do my|the|this|a test|expectation|tests fail|failing|failed|red|break -> help tests
        can|do|does|where|which|when [is|are|do] [the|my|a|all] test|tests ... -> help tests
        is|are there [a|any|some] [test] coverage|report|reports|junit|results|summary ... -> help tests
        setup|teardown|set-up|tear-down|beforeeach|aftereach|beforeall|afterall -> help tests
        before|after each|all [test|tests] -> help tests
        assert|expect|check true|false|something -> help checking
        isrecording|is_recording|recordmode|record_mode|recording [=] [true|on|all|mode] -> frames; expect record
        accept|confirm|approve [the|all|my] changes|edits -> apply
        <number> -> lesson <number>
        go|play|begin -> tour
        ctrl-c|ctrl+c|^c|ctrl-d|ctrl+d|^d|cmd-q|cmd+q -> quit
        open|read|show|see|find|where [me] [is|are] [the] docs|doc|documentation|manual|guide|handbook -> help
        objective-c|objc|storyboard|storyboards|xib|nib|autolayout|auto-layout|constraints|constraint ... -> help parity
        [the|a] diffable [data] [source|datasource] -> help snapshots
        [the|a] data source -> help snapshots
        link|url|permalink -> share
        upgrade|self-update|selfupdate [galley] -> version
        record [a|the|some] [new] [all|everything|frames|screen|it|this|layout|expectation|expectations|test|tests|snapshot|snapshots|reference|baseline|golden] -> frames; expect record
        update|rerecord|re-record|refresh|rewrite|regenerate|accept|approve [all] [the|my] [test|tests|reference|recorded] expectations|expectation|snapshots|references|reference|baseline|baselines|goldens|golden|test|tests -> help tests
        ls|dir <word>... -> ls
        draw|show [me] [a|the] template|templates <template> -> template <template>; draw
        draw|show|cat|print|less|more [me] [a|the] <template> [template|layout] -> template <template>; draw
        draw|show [me] [a|the] template|templates <template> <number> -> template <template> <number>; draw
        do|does|is|are [any|the|my] [anything|something|items|cells|layout|frames] overlap|overlaps|overlapping [anywhere|other|each] -> lint
        do|does <item> [and] overlap|intersect|touch [with] <item2> -> frames <item> <item2>
        compare|diff|difference|differences|changes [between|from] <text> [and|with|to|against] <text2> -> open <text>; mark first; open <text2>; compare mark first
        compare|diff|difference|differences|changes [between|from] <text> [and|with|to|against] <text2> -> help tests
        compare|diff|difference|differences|changes [between|from] <json> [and|with|to|against] <json2> -> open <json>; mark first; open <json2>; compare mark first
        compare|diff|difference|differences|changes [between|from] <script> [and|with|to|against] <script2> -> open <script>; mark first; open <script2>; compare mark first
        compare|diff [with|to|against] <script> -> mark now; open <script>; compare mark now
        compare|diff before [and|vs|with|to] after -> mark before
        run|use|execute [this|it|galley|them|tests] [from|in|on|as] [a] [script] [in|on] ci|pipeline|jenkins|bitrise|github|gitlab|circleci|fastlane [actions|ci|cloud|pipeline] -> help tests
        show|list|print|see|which|what [all|the] expect|assert|expectations|assertions|checks|asserts|matchers [are] [there] -> help checking
        expect|assert|assertions|assertion|expectation|expectations|asserts|matchers|expect() -> help checking
        baseline|golden|goldens|reference|references|fixture|fixtures -> help tests
        write|make|create|add|build [me] [a|my|the|an|some] [unit|layout|swift] test|tests for|of|about [the|my|this|a] layout|grid|screen|section|document|it|this|frames -> frames; expect record
        write|make|create|add|build [me] [a|my|the|an|some] [unit|layout|swift] test|tests for|of|about [the|my|this|a] layout|grid|screen|section|document|it|this|frames -> help tests
        export|convert|turn|get|print|write|save [this|it|the|my|everything|all] [layout|grid|document|board|script|test|tests] as|to|into [a|an] xctest|xctests|xctestcase|unittest [test|tests|case|file] -> export xctest -
        write a|my [unit] test -> help tests
        write|export|make|generate [a|the|some] [unit] test|tests -> export xctest LayoutTests.swift
        export|convert|turn|print|write|save [this|it|the|my|everything|all] [layout|grid|document|board] as|to|into [a|an] swift|unit|ios test|tests -> export xctest LayoutTests.swift
        ok|okay|yes|no|y|n|sure|cool|lol -> help
        thanks|thank ... -> help
        """)
}
