import CommandLanguage
import CompositionalLayout
import Documents
import HashTreeCollections
import Localization
import Snapshots

extension Document {
  /// The document after the steps of a fix, to try it out; nil if a step changes more than the layout.
  func mended(by remedies: [Remedy]) throws(Diagnostic) -> Document? {
    var mended = self
    for remedy in remedies {
      switch remedy {
      case .set(let owner, let setting): try mended.set(setting.name, of: owner, to: Word(setting.value))
      case .unset(let owner, let property): try mended.set(property.rawValue, of: owner, to: nil)
      case .define(let name, let component): mended.components[name] = component
      case .add(let part, let owner): try mended.add(Word(part), to: Word(owner))
      case .remove(let part, let owner): try mended.remove(Word(part), from: Word(owner))
      case .use(let component, let section): mended.view.provider.use(Use(component: component, target: .section(section)))
      case .unuse(let component): mended.view.provider.remove(component)
      case .widen, .reconfigureItems, .reloadItems, .reloadSections, .appendItems, .deleteItems, .deleteSections, .identity, .apply:
        return nil
      }
    }
    // Different cells, with different measured sizes, may now be on screen.
    if !view.register.measures.isEmpty { mended.takeSizes(since: CopyOnWriteBox(self)) }
    return mended
  }

  private mutating func set(_ property: String, of owner: String?, to value: Word?) throws(Diagnostic) {
    guard let owner else {
      _ = try LayoutConfiguration.properties.set(Word(property), to: value, in: &view.configuration, of: "the layout")
      return
    }
    _ = try components[owner]?.set(Word(property), to: value)
  }
}
