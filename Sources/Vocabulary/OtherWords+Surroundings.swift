import CommandLanguage
import Commands

extension OtherWords where Document == Workspace {
  /// The device and the environment.
  static let surroundings =
    same(
      verbatim: """
        container width|w [=|to] <number> -> container <number>x<height>
        container height|h [=|to] <number> -> container <width>x<number>
        container <number> [x|by|×|*] <number2> -> container <number>x<number2>
        device list|all -> devices
        rotate left|right|device|screen|90|180|the|it|view|clockwise -> rotate
        """)
    + known(
      verbatim: """
        size|resize|bounds|screen|viewport|window|frame|canvas [=|to] <number> [x|by|×|*] <number2> -> container <number>x<number2>
        [set] container|size|bounds|screen|window|viewport|view|it width|w [=|to] <number> height|h [=|to] <number2> -> container <number>x<number2>
        [set] container|size|bounds|screen|window|viewport|view|environment width|w [=|to] <number> -> container <number>x<height>
        [set] container|size|bounds|screen|window|viewport|view|environment height|h [=|to] <number> -> container <width>x<number>
        set container|size|bounds|screen|window|viewport [=|to] <number> [x|by|×|*] <number2> -> container <number>x<number2>
        width|w [=|to] <number> -> container <number>x<height>
        height|h [=|to] <number> -> container <width>x<number>
        turn|flip|tilt|orientation|rotation [it|device|screen|the|left|right] -> rotate
        rtl|right-to-left|righttoleft|arabic|hebrew [on] -> set environment.direction rightToLeft
        ltr|left-to-right|lefttoright -> set environment.direction leftToRight
        scale|screenscale|displayscale [=|to] <number> -> set environment.scale <number>
        [set|use|change] [the] [screen|display] scale|screenscale|displayscale [factor] [=|to|at|is] @1x|1x -> set environment.scale 1
        set|change environment.scale|env.scale [=|to] @1x|1x -> set environment.scale 1
        [set|use|change] [the] [screen|display] scale|screenscale|displayscale [factor] [=|to|at|is] @2x|2x -> set environment.scale 2
        set|change environment.scale|env.scale [=|to] @2x|2x -> set environment.scale 2
        [set|use|change] [the] [screen|display] scale|screenscale|displayscale [factor] [=|to|at|is] @3x|3x -> set environment.scale 3
        set|change environment.scale|env.scale [=|to] @3x|3x -> set environment.scale 3
        @1x -> set environment.scale 1
        @2x -> set environment.scale 2
        @3x -> set environment.scale 3
        os|ios|version [=|to] <number> -> set environment.os <number>
        compact|compactwidth -> set environment.horizontalSizeClass compact
        regular|regularwidth -> set environment.horizontalSizeClass regular
        what|which|current [is] [the|my] [current] screen|container|size|bounds [size] [is] [it|this] -> view
        what|which|current [is] [the|my] [current] device|scale|os|orientation [is|it|this] -> show environment
        how big|wide|tall|high|large is [the] [collection] view|screen|container|window -> view
        screen|container|view|window size <number> [x|by] <number2> -> container <number>x<number2>
        what|which devices [are|can|do] ... -> devices
        bounds|screen|size|container -> view
        env|environment|traits|traitcollection|safearea|scale -> show environment
        show|print|get|see [the] bounds|screen|container|size -> view
        show|print|get|see [the] env|environment|traits|safearea|scale|device -> show environment
        list|ls|get devices|device|simulators -> devices
        simctl list -> devices
        simulator|simulators|phones|ipads|iphones ... -> devices
        devices ... -> devices
        """)
    + offered(
      verbatim: """
        device ... -> devices
        ipad|iphone|mac|watch|tv|vision ... -> devices
        container ... -> container 390x844
        """)
}
