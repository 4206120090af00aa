import CommandLanguage
import Commands
import CompositionalLayout
import Documents
import Drawing
import LayoutComponents

/// A width or a height of nothing that is named, `set width 320`: the container's or the cells', whichever is nearer to it first.
enum LoneDimensions {
  static let reading: OtherWords<Workspace>.Reader = { tried, workspace in
    let words = (tried.spellings.last ?? tried).words
    let document = workspace.document
    guard words.count == 3, words[0] == "set", words[1] == "width" || words[1] == "height", let length = decimal(words[2]), length > 1,
      !document.components.isEmpty
    else { return nil }
    let (bounds, isWidth) = (document.view.bounds, words[1] == "width")
    let sides = isWidth ? [words[2], shortest(bounds.height)] : [shortest(bounds.width), words[2]]
    let container = ["container", sides.joined(separator: "x")].joined(separator: " ")
    let part = "set \(document.example(of: isWidth ? "someCell" : "someGroup")).\(words[1]) \(words[2])"
    return .offering(length * 2 > (isWidth ? bounds.width : bounds.height) ? [container, part] : [part, container])
  }
}
