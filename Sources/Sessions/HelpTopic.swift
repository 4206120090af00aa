import CommandLanguage
import Documents
import Localization

/// A help page that is not about a command.
struct HelpTopic: Sendable {
  var name: String
  /// The first sentence of the page, without its full stop.
  var title: Phrase
  /// Lines that can be typed into a new session.
  var example: [String]
  /// Other words for which `help` shows it.
  var otherNames: [String] = []
  private let make: @Sendable (Language) -> [String]

  /// A topic whose English text is in the sources and whose translations are in the folders of the other languages.
  init(name: String, title: Phrase, otherNames: [String] = [], example: [String], lines: [String]) {
    self.init(name: name, title: title, example: example) { $0.topic(name) ?? lines }
    self.otherNames = otherNames
  }

  /// A topic whose text consists of phrases.
  init(name: String, title: Phrase, example: [String], making text: @escaping @Sendable (Language) -> [String]) {
    self.name = name
    self.title = title
    self.example = example
    make = text
  }

  /// Whether it is the page for a name, ignoring case.
  func isCalled(_ name: String) -> Bool { self.name == name || otherNames.contains { $0.isSpelt(name) } }

  func text(in language: Language) -> [String] { make(language) }

  var lines: [String] { make(.english) }

  static let all: [HelpTopic] = [
    values, dimensions, spacing, centering, snapshots, identity, hashing, coreData, sectionSnapshots, reuse, exceptions, orthogonal,
    scrolling, decorations, providers, mirroring,
    copying, selectors, flow, lessons, swift, tests,
    keys, files, json, answers,
    probe,
    parity,
    assumptions,
  ]

  /// The name of the topic with the layout rules, whose text is in `Rule`.
  static let rulesName = "rules"

  static var candidates: [Candidate] { all.map { Candidate($0.name, $0.title) } + [Candidate(rulesName, "The rules of layout, by number")] }

  /// The names that `help` accepts in addition to commands.
  static var names: [String] { all.map { $0.name } + [rulesName] }

  private static let values = HelpTopic(
    name: "values", title: "Values are written as in Swift, and most have a short form",
    example: [
      "define item photo width=fractionalWidth(1/3) height=44 contentInsets=(4, 8, 4, 8)"
    ],
    lines: [
      "dimension     fractionalWidth(0.5)  fractionalHeight(1)  absolute(44)  estimated(60)  uniformAcrossSiblings(60)",
      "  for short   0.5w  50%w  1/3w      1h                   44            ~60",
      "spacing       fixed(10)  flexible(10)                    for short: 10  10+",
      "insets        (top,leading,bottom,trailing)  (vertical,horizontal)  one number for all four",
      "edge spacing  (leading:fixed(4),top:flexible(0))",
      "point, size   (5,7)  390x844         rectangle  (x,y,w,h)",
      "anchor        (edges:top+trailing,fractionalOffset:(0.5,-0.5))  edges:none",
      "frames        ((x,y,width,height),(x,y,width,height,zIndex))  of a custom group",
      "number        10  0.5  1e3; in a dimension also 1/3",
      "choice        the case's name, as in Swift: groupPagingCentered; at the prompt, any unambiguous prefix",
      "range         a{1...12}  p{01...12}  1...12              in lists of identifiers, both ends included",
      "A property and its value are one word: width=44. Parentheses can contain spaces: contentInsets=(20, 16, 0, 16).",
      "A line can have several commands separated by ';' and a comment after '#'; a '\\' at its end continues it on the next line.",
      "Including its continuation lines, a line can have at most \(Tokenizer.longestLine.grouped) bytes.",
      "Quote a word that contains a space, a parenthesis or a quote; a quoted word is never a syntax word.",
    ])

  private static let snapshots = HelpTopic(
    name: "snapshots", title: "There are two snapshots: commands edit the pending one, and 'apply' puts it on screen",
    otherNames: [
      "NSDiffableDataSourceSnapshot", "UICollectionViewDiffableDataSource", "reloadData", "animatingDifferences", "completion",
      "apply completion", "pagination", "paging data", "load more", "infinite scroll",
      "next page",
    ],
    example: [
      "append sections main; append items a b to main; diff; apply"
    ],
    lines: [
      "The pending snapshot is like an NSDiffableDataSourceSnapshot that code edits before applying it.",
      "'apply' compares it with the applied snapshot, prints the difference, and puts it on screen.",
      "'diff' shows what an apply would change; 'revert' drops the edits; frames are those of the applied snapshot.",
      "An item can be in a snapshot only once: appending it again moves it.",
      "The applied snapshot replaces all that is on screen: sections and items that a new NSDiffableDataSourceSnapshot lacks are deleted.",
      "To add a page of items, start from what is shown: var snapshot = dataSource.snapshot(), append to it, and apply it.",
      "A section snapshot replaces the items of its section only: dataSource.apply(snapshot, to: section).",
      "animatingDifferences: false shows the difference without animation; before iOS 15, it reloaded everything like reloadData.",
      "In an app, do not call reloadData in the completion of apply, or after it: apply has already updated the view, and reloadData",
      "discards the animation and makes every cell again. Use reconfigureItems for changed content.",
      "Identifiers that differ only in Unicode normalisation are equal, as with Swift's ==; the first form is kept.",
    ])

  private static let identity = HelpTopic(
    name: "identity", title: "'identity' decides when two items are the same",
    example: [
      "append sections main; append items a to main; content a title=Old; apply",
      "content a title=New; apply",
    ],
    lines: [
      "identity id           the identifier: edited content is not a difference; show it with 'reconfigure items'",
      "identity content      identifier and content: editing content deletes and inserts the item, and its cell is made again",
      "identity reference    the instance: a copy is a different item, which the original's list does not recognise",
      "identity unequalHash  the identifier, but the hash includes the content: a mistake, and apply raises UIKit's exception",
      "Before iOS 18, a Swift class that is not an NSObject is identified by its instance, even if it implements ==.",
      "A snapshot compares only by == and hash. 'content ITEM key=value' gives an item content in addition to its identifier.",
    ])

  private static let hashing = HelpTopic(
    name: "hashing", title: "A snapshot finds its items by == and hash",
    otherNames: ["hash", "Hashable", "AnyHashable", "Equatable", "==", "UUID", "UUID()"],
    example: [
      "identity content; append sections main; append items a to main; content a title=Old; apply",
      "content a title=New; apply",
    ],
    lines: [
      "It keeps the value that it got first, even when an equal one is reloaded.",
      "The best identifier is an id: a String, an Int or a UUID. Use it to look up the content when a cell is configured.",
      "'let id = UUID()' in a view model gives each item a new identity when the models are created again: all are deleted and inserted.",
      "Take the id from the record that the model shows.",
      "==             compares what makes two items the same thing, which is the id. If it compares the content, each edit is a",
      "               delete and an insert, and reloadItems with the new value raises an exception: no item is equal to it.",
      "hash(into:)    combines what == compares, and nothing else. Equal identifiers with different hashes raise an exception:",
      "               'help unequal-hashes'. Different identifiers may have the same hash; they stay two items.",
      "classes        == and hash must not depend on a property that is changed in place. A class that is not an NSObject is",
      "               identified by its instance before iOS 18.",
      "database       an object of Core Data or Realm may not be used once it is deleted, not even to hash it, and the snapshot on",
      "               screen still holds it: use its id as the identifier. 'help core-data'.",
      "AnyHashable    compares the value in it: the id 1 of a song and the id 1 of an album, both stored as an Int, are one item.",
      "               An enum with a case for each kind of item distinguishes them, and needs no cast.",
      "'identity id|content|reference' shows what each kind of == does to a difference.",
    ])

  private static let coreData = HelpTopic(
    name: "core-data", title: "A fetched results controller delivers a snapshot of object ids",
    otherNames: [
      "Core Data", "CoreData", "NSFetchedResultsController", "NSManagedObject", "NSManagedObjectID", "SnapshotReference",
      "NSDiffableDataSourceSnapshotReference", "didChangeContentWith", "controller(_:didChangeContentWith:)",
    ],
    example: [
      "append sections main; append items id1 id2 to main; apply; reconfigure items id1; apply"
    ],
    lines: [
      "controller(_:didChangeContentWith:) delivers an NSDiffableDataSourceSnapshotReference of section names and object ids. Cast it:",
      "  let snapshot = reference as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>",
      "The data source's types have to be the same two. The cell provider gets the object from its context by the id.",
      "An object keeps its id when it changes, so its cell is not updated by the id alone. From iOS 15 on, the controller marks changed",
      "objects as reloaded or reconfigured. On iOS 13 and 14, reload the ids whose objects changed, if they were shown before:",
      "  snapshot.reloadItems(changed)   where changed are ids that are in both snapshots",
      "The id of a new object is temporary until it is saved, so a save deletes and inserts its cell: obtainPermanentIDs(for:) before.",
      "Do not use the object itself: == and hash of a managed object are its instance's, and a deleted object has no values.",
      "Apply each snapshot on the main queue, and the first without animation. Galley has no database: an id is written as a String.",
    ])

  private static let sectionSnapshots = HelpTopic(
    name: "section-snapshots", title: "A section snapshot holds the items of one section as a tree, whose branches can be collapsed",
    otherNames: [
      "NSDiffableDataSourceSectionSnapshot", "section snapshot", "section snapshots", "snapshot(for:)", "rootItems", "isExpanded",
      "expanded state", "keep expanded", "collapse", "outline collapses", "outlineDisclosure", "sectionSnapshotHandlers",
    ],
    example: [
      "append sections main; append items fruit to main; append items apple pear to main under fruit",
      "apply; expand items fruit; apply; outline main",
    ],
    lines: [
      "The children of a collapsed item are in the snapshot, but not on screen.",
      "Whether an item is expanded is part of the snapshot, not of the view: all items of a new snapshot are collapsed, so applying one",
      "deletes the children that were on screen. Before applying it, expand the items that are expanded in the old one:",
      "  let old = dataSource.snapshot(for: section)",
      "  new.expand(new.items.filter { old.contains($0) && old.isExpanded($0) })",
      "Or start from the old one: var snapshot = dataSource.snapshot(for: section), append to it or delete from it, and apply it.",
      "A tap on a disclosure expands or collapses without your code; sectionSnapshotHandlers run before and after it.",
      "'outline SECTION' lists the tree with its levels; 'expand' and 'collapse' change it.",
    ])

  private static let reuse = HelpTopic(
    name: "reuse", title: "Cells that leave the screen are reused for other items",
    otherNames: ["cell reuse", "prepareForReuse", "dequeue", "cellProvider", "cell provider", "supplementaryViewProvider"],
    example: [
      "template list; append sections main; append items a{1...40} to main; register cell row; present main as row",
      "apply; scroll to 0,900; cells",
    ],
    lines: [
      "A cell that leaves the screen waits in the queue of its registration, and is reused for the next item with that registration.",
      "It still shows the old item: a property that the provider sets for one item has to be set for every item, if only to nil.",
      "prepareForReuse cancels what is still running for the old item, such as the loading of its picture.",
      "reloadItems replaces the cell with a new one; reconfigureItems keeps it and configures it again.",
      "The provider looks the model up by the identifier, not by index path or in a captured array: an array that a closure captured",
      "is an old copy, and an index path belongs to one snapshot.",
      "A registration is made once, outside the provider: 'help registration-in-provider'.",
      "supplementaryViewProvider returns the headers, footers and badges. If it is not set, UIKit raises: 'help no-supplementary-provider'.",
      "'register cell photo configuring once' makes the mistake, and 'apply --cells' shows how each cell is obtained and what it shows.",
    ])

  /// The names of the pages about UIKit's texts.
  private static let exceptions = HelpTopic(
    name: "exceptions", title: "UIKit's exceptions and console texts are explained on a page each",
    example: [
      "help repeated-items"
    ]
  ) {
    language in
    let width = (UIKitMessage.all.map { $0.name.count }.max() ?? 0) + 2
    let sentences: [Phrase] = [
      "'help NAME' explains the cause of a text, how to reproduce it here, and how to fix it. So does 'help TEXT' with the text from",
      "the console, in full or truncated, and 'help last' after a rejected command.",
    ]
    return sentences.map { $0.text(in: language) }
      + UIKitMessage.all.map { message in
        let start = message.texts[0].split { $0 == "\n" }.joined(separator: " ").prefix(78 - width)
        return message.name + String(repeating: " ", count: width - message.name.count)
          + (start.last == " " ? start.dropLast() : start)
      }
  }

  private static let copying = HelpTopic(
    name: "copying", title: "UIKit copies components where Galley shares them",
    example: [
      "let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))",
      "let item = NSCollectionLayoutItem(layoutSize: size)",
      "let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])",
      "item.contentInsets.leading = 16",
    ],
    lines: [
      "In Galley, a group refers to its subitems and a section to its group by name, so a later 'set' takes effect everywhere.",
      "In UIKit, a group copies its subitems and a section copies its group. Changing an item after the group was made from it",
      "has no effect on screen: set all properties first, and make the group last.",
      "A layout copies its configuration, and its getter returns a copy: layout.configuration.interSectionSpacing = 20 has no effect,",
      "but assigning a whole configuration does. Whether arrays of headers, badges and backgrounds are copied on assignment was not",
      "recorded; one report suggests it, so set their properties first.",
    ])

  private static let selectors = HelpTopic(
    name: "selectors", title: "An element is selected by the name of its item, section, kind or component",
    example: [
      "template grid 3; append sections main; append items a b to main; apply; frames item@a"
    ],
    lines: [
      "A word is looked up as an item, a section, section:index, a kind and a component; the first match is used.",
      "To choose one of them, write item@a, section@b, kind@c or component@d.",
    ])
}
