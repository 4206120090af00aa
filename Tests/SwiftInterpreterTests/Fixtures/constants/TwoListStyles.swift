// swift-format-ignore-file
import UIKit
class TwoLists: UIViewController {
    func layout() -> UICollectionViewLayout {
        let base = UICollectionLayoutListConfiguration(appearance: .plain)
        var withHeader = base
        withHeader.headerMode = .supplementary
        let configs = [base, withHeader]
        return UICollectionViewCompositionalLayout { i, env in
            .list(using: configs[i], layoutEnvironment: env)
        }
    }
}
