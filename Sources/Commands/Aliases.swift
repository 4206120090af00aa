import CommandLanguage
import Localization

extension AliasTable {
  /// The aliases of all languages. They work in every language.
  package static let all = AliasTable(verbatim: ([english] + Language.allCases.map { $0.aliases }).joined(separator: "\n"))

  /// Words of other shells and editors, then UIKit's methods and types.
  private static let english = rows(
    verbatim: """
      rm, rm -r, rm -f, rm -rf, del, remove, erase, drop, delete, delete item, remove item, remove items, deleteitems, deleterows -> delete items *
      delete section, remove section, remove sections, deletesections -> delete sections *
      deleteall, removeall, remove all, deleteallitems -> delete all
      append, append item, add item, add items, push, touch, appenditems -> append items *
      append section, add section, add sections, mkdir, appendsections -> append sections *
      insert, insert item, insertitems -> insert items *
      insert section, insertsections -> insert sections *
      mv, move, move items, moveitem -> move item *
      move sections, movesection -> move section *
      reload, reload item, refresh, reloaditems, reloadrows -> reload items *
      reload section, reloadsections -> reload sections *
      reconfigure, reconfigure item, reconfigureitems -> reconfigure items *
      expand, expand item -> expand items *
      collapse, collapse item -> collapse items *
      ls, dir, list, list items -> items *
      list sections, ls sections -> sections
      cat, print, type -> snapshot
      print swift, print code, show swift, show code, get code, get my code, to swift, swift code -> export swift -
      find, grep, search, locate -> where item *
      cp, clone, duplicate -> drag *
      commit, submit, performbatchupdates -> apply
      rollback, discard -> revert
      status, changes -> diff
      plot, paint, render, picture -> draw *
      position, layoutattributesforitem, layoutattributesforelements -> frames *
      why, my -> explain *
      fix, wrong, what is wrong, problem, problems, mistakes, check, zero, invisible, empty -> lint
      overlap, overlaps -> help explain
      bounds -> container *
      rotation, orientation -> rotate *
      attach -> add *
      masonry, pinterest -> template waterfall
      crash, crashes -> help exceptions
      bye, q, :q, :wq, logout, close, leave -> quit
      ?, h, man, info, usage, -h, --help -> help *
      about, -v, --version -> version
      source, load, include, import, run -> read *
      write, save as -> save *
      cls -> clear
      next, next lesson -> lesson next
      tutorial, learn, lessons -> lesson *
      test, assert, verify that -> help tests
      width, height, spacing, insets -> help set
      install, npm, brew, git, cd, pwd, sudo, sh, bash, python -> help
      reloaddata, reload data, applysnapshotusingreloaddata -> apply usingReloadData
      numberofitems, numberofsections -> count *
      itemidentifiers -> items *
      sectionidentifiers -> sections
      indexofitem, indexpath, itemidentifier -> where item *
      indexofsection -> where section *
      scrolltoitem, setcontentoffset, contentoffset -> scroll *
      nscollectionlayoutitem, cell -> define item *
      nscollectionlayoutgroup -> define group *
      nscollectionlayoutsection -> define section *
      uicollectionviewcompositionallayout, setcollectionviewlayout -> use *
      """)

  /// Marks rows that are not translated.
  private static func rows(verbatim rows: String) -> String { rows }
}
