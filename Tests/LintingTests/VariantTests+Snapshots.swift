import Linting

/// Checks of identity and content, at their limits.
extension VariantTests {
  static let ofSnapshots =
    deleteNoop + twoLists + identityMutable + staleContent + staleHeader + sectionIdentityMutable + reloadOrReconfigure + reloadEmptySection

  private static func lists(_ identity: String, _ more: String) -> String {
    "identity \(identity)\nappend sections todo\nappend items t1 t2 to todo\napply\nview doing\nappend sections doing\nappend items d1 to doing\napply\nview main\n\(more)"
  }

  private static let deleteNoop = edges(
    "snap-delete-noop", .warning,
    speaks: [
      "before another": lists("reference", "drag t1 to doing before d1"),
      "the second": lists("reference", "drag t2 to doing"),
      "at a place": lists("reference", "drag t1 to doing at doing:0"),
      "both": lists("reference", "drag t1 to doing\ndrag t2 to doing"),
    ],
    silent: [
      "by identifier": lists("id", "drag t1 to doing"),
      "by content": lists("content", "drag t1 to doing"),
      "a copy": lists("reference", "drag t1 to doing as copy"),
      "nothing dragged": lists("reference", ""),
      "deleted where it is": lists("reference", "delete items t1\napply"),
      "what is not there": lists("id", "delete items nobody\napply"),
    ])

  private static let twoLists = edges(
    "snap-two-lists", .warning,
    speaks: [
      "dragged": lists("reference", "drag t1 to doing"),
      "before another": lists("reference", "drag t2 to doing before d1"),
      "as copy": lists("id", "drag t1 to doing as copy"),
      "as copy, by content": lists("content", "drag t1 to doing as copy"),
      "as copy, by reference": lists("reference", "drag t1 to doing as copy"),
    ],
    silent: [
      "by identifier": lists("id", "drag t1 to doing"),
      "deleted first": lists("reference", "drag t1 to doing\ndelete items t1\napply"),
      "nothing dragged": lists("reference", ""),
      "deleted where it arrived": lists("id", "drag t1 to doing as copy\nview doing\ndelete items t1\napply"),
      "appended to both": lists("id", "view doing\nappend items t1 to doing\napply"),
    ])

  private static func edited(_ identity: String, _ more: String) -> String {
    "identity \(identity)\nappend sections months\nappend items jan feb to months\ncontent jan name=Jan isSelected=no\napply\n\(more)"
  }

  private static let identityMutable = edges(
    "snap-identity-mutable", .warning,
    speaks: [
      "one key": edited("content", "content jan isSelected=yes\napply"),
      "a key more": edited("content", "content jan isToday=yes\napply"),
      "what had none": edited("content", "content feb isSelected=yes\napply"),
      "marked all the same": edited("content", "content jan isSelected=yes\nreconfigure items feb\napply"),
      "of two": edited("content", "content jan isSelected=yes\ncontent feb isSelected=yes\napply"),
    ],
    silent: [
      "by identifier": edited("id", "content jan isSelected=yes\nreconfigure items jan\napply"),
      "nothing changed": edited("content", "apply"),
      "the same content": edited("content", "content jan isSelected=no\napply"),
      "another item": edited("content", "delete items jan\nappend items mar to months\napply"),
      "moved": edited("content", "move item jan after feb\napply"),
    ])

  private static let staleContent = edges(
    "snap-stale-content", .warning,
    speaks: [
      "applied": edited("id", "content jan isSelected=yes\napply"),
      "another is reconfigured": edited("id", "content jan isSelected=yes\nreconfigure items feb\napply"),
      "a new key": edited("id", "content feb title=Feb\napply"),
      "moved": edited("id", "content jan isSelected=yes\nmove item jan after feb\napply"),
      "applied twice": edited("id", "content jan isSelected=yes\napply\napply"),
      "one of two": edited("id", "content jan isSelected=yes\ncontent feb isSelected=yes\nreconfigure items feb\napply"),
    ],
    silent: [
      "reconfigured": edited("id", "content jan isSelected=yes\nreconfigure items jan\napply"),
      "reloaded": edited("id", "content jan isSelected=yes\nreload items jan\napply"),
      "its section reloaded": edited("id", "content jan isSelected=yes\nreload sections months\napply"),
      "reloaded data": edited("id", "content jan isSelected=yes\napply usingReloadData"),
      "a new item": edited("id", "append items mar to months\ncontent mar name=Mar\napply"),
      "a deleted item": edited("id", "content jan isSelected=yes\ndelete items jan\napply"),
      "reconfigured later": edited("id", "content jan isSelected=yes\napply\nreconfigure items jan\napply"),
      "by content": edited("content", "content jan isSelected=yes\napply"),
    ])

  /// A section whose header shows its title, and whose title changed after the last apply.
  private static func retitled(
    _ more: String, part: String = "define header name width=1w height=44\nadd name to list-section\n"
  ) -> String {
    "template list\n\(part)append sections inbox other\nappend items a to inbox\nappend items b to other\n"
      + "content section inbox title=One\napply\ncontent section inbox title=Two\n\(more)"
  }

  private static let staleHeader = edges(
    "snap-stale-header", .warning,
    speaks: [
      "applied": retitled("apply"),
      "its items changed": retitled("append items c to inbox\nreload items a\napply"),
      "another section is reloaded": retitled("reload sections other\napply"),
      "moved": retitled("move section inbox after other\napply"),
      "without animation": retitled("apply animatingDifferences=false"),
      "applied twice": retitled("apply\napply"),
      "a footer": retitled("apply", part: "define footer sum width=1w height=20\nadd sum to list-section\n"),
      "a list's header": retitled("apply", part: "define section rows list headerMode=supplementary\nuse rows\n"),
      "content of the second apply": retitled("apply usingReloadData\ncontent section inbox title=Three\napply"),
    ],
    silent: [
      "its section is reloaded": retitled("reload sections inbox\napply"),
      "reloaded data": retitled("apply usingReloadData"),
      "the data reloaded as before iOS 15": retitled("set environment.os 14\napply animatingDifferences=false"),
      "reloaded later": retitled("apply\nreload sections inbox\napply"),
      "content that went back": retitled("content section inbox title=One\napply"),
      "deleted": retitled("delete sections inbox\napply"),
      "deleted, and there again": retitled("delete sections inbox\napply\nappend sections inbox\napply"),
      "not yet applied": retitled(""),
      "no header": retitled("apply", part: ""),
      "a list whose first items are headers":
        retitled("apply", part: "define section rows list headerMode=firstItemInSection\nuse rows\n"),
      "a new section": retitled("revert\ncontent section inbox title=One\nappend sections new\ncontent section new title=New\napply"),
    ])

  private static let counted = "append sections \"Today (3)\"\nappend items a b c to \"Today (3)\"\napply\n"

  private static let sectionIdentityMutable = edges(
    "snap-section-identity-mutable", .warning,
    speaks: [
      "the same items": counted
        + "append sections \"Today (4)\"\nappend items a b c to \"Today (4)\"\ndelete sections \"Today (3)\"\napply",
      "in front": counted
        + "insert sections \"Today (4)\" before \"Today (3)\"\nappend items a b c to \"Today (4)\"\ndelete sections \"Today (3)\"\napply",
      "built anew": counted + "delete all\nappend sections today\nappend items a b c to today\napply",
      "beside another": "append sections x\nappend items x1 to x\n" + counted
        + "append sections y\nappend items a b c to y\ndelete sections \"Today (3)\"\napply",
      "most of the items": counted
        + "append sections y\nappend items a b d to y\ndelete sections \"Today (3)\"\napply",
      "one item":
        "append sections old\nappend items a to old\napply\nappend sections new\nappend items a to new\ndelete sections old\napply",
    ],
    silent: [
      "other items": counted + "append sections y\nappend items d e f to y\ndelete sections \"Today (3)\"\napply",
      "deleted only": counted + "append sections y\nappend items d to y\napply\ndelete sections \"Today (3)\"\napply",
      "one shared item": counted + "append sections y\nappend items a d e to y\ndelete sections \"Today (3)\"\napply",
      "the only item, among others":
        "append sections old\nappend items a to old\napply\nappend sections new\nappend items a b c to new\ndelete sections old\napply",
      "half of the items": counted + "append items d to \"Today (3)\"\napply\nappend sections y\nappend items a b e f to y\n"
        + "delete sections \"Today (3)\"\napply",
      "items that move to a section that stays":
        "append sections x y\nappend items a b to x\napply\nappend items a b to y\ndelete sections x\napply",
      "inserted only": counted + "append sections y\nappend items a b c to y\napply",
      "not yet applied": counted + "append sections y\nappend items a b c to y\ndelete sections \"Today (3)\"",
      "empty sections": "append sections x\napply\nappend sections y\ndelete sections x\napply",
    ])

  private static let reloadOrReconfigure = edges(
    "snap-reload-vs-reconfigure", .hint,
    speaks: [
      "applied": three + "reload items a\napply",
      "several": three + "reload items a b c\napply",
      "with content": three + "content a title=x\nreload items a\napply",
      "with a type that stays": three + "content a type=one\napply usingReloadData\ncontent a type=one title=x\nreload items a\napply",
    ],
    silent: [
      "reconfigured": three + "reconfigure items a\napply",
      "a section": three + "reload sections main\napply",
      "another type": three + "content a type=one\napply usingReloadData\ncontent a type=two\nreload items a\napply",
      "nothing": three,
      "an apply later": three + "reload items a\napply\nappend items d\napply",
    ])

  private static let reloadEmptySection = edges(
    "snap-reload-empty-section", .warning,
    speaks: [
      "before the apply": "append sections main\napply\nreload sections main",
      "one of two": three + "append sections empty\napply\nreload sections main empty",
      "emptied in the same apply": three + "delete items a b c\nreload sections main\napply",
      "emptied before": three + "delete items a b c\napply\nreload sections main\napply",
      "new": "append sections main\nreload sections main",
    ],
    silent: [
      "items": three + "reload sections main\napply",
      "filled in the same apply": "append sections main\napply\nappend items a to main\nreload sections main\napply",
      "not reloaded": "append sections main\napply",
      "another is empty": three + "append sections empty\napply\nreload sections main\napply",
      "reverted": "append sections main\napply\nreload sections main\nrevert",
    ])
}
