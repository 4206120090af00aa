// swift-format-ignore-file
import UIKit
import PhotosUI

/// Messages under the day they were sent on.
final class ChatViewController: UIViewController, UITextViewDelegate, PHPickerViewControllerDelegate {

    private let input = UITextView()
    private var bottomConstraint: NSLayoutConstraint?
    private lazy var messages = UICollectionView(frame: .zero, collectionViewLayout: Self.messagesLayout())

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { input }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Send", action: #selector(send), input: "\r", modifierFlags: [.command])]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(messages)
        messages.keyboardDismissMode = .interactive
        messages.transform = CGAffineTransform(scaleX: 1, y: -1)
        input.delegate = self
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    @objc private func keyboardWillChange(_ note: Notification) {
        guard
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            case let duration as TimeInterval = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
        else { return }
        bottomConstraint?.constant = -max(0, view.bounds.maxY - end.minY)
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }

    @objc private func send() {
        let text = input.text.replacingOccurrences(of: "\\s+$", with: "", options: .regularExpression)
        if text.isEmpty { return }
        print("""
            sending "\(text)"
            at \(Date.now, format: "HH:mm")
            """)
        input.text = nil
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        dismiss(animated: true)
        for result in results {
            result.itemProvider.loadObject(ofClass: UIImage.self) { object, error in
                switch (object, error) {
                case (let image as UIImage, nil): print(image.size)
                case (_, let error?): print(error)
                default: ()
                }
            }
        }
    }

    private static func messagesLayout() -> UICollectionViewCompositionalLayout {
        let messageSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(48))
        let message = NSCollectionLayoutItem(layoutSize: messageSize)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: messageSize, subitems: [message])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)

        let daySize = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(26))
        let day = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: daySize, elementKind: "day", alignment: .top, absoluteOffset: .zero)
        day.pinToVisibleBounds = true
        day.zIndex = 1 << 10
        section.boundarySupplementaryItems = [day]
        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension String.StringInterpolation {
    mutating func appendInterpolation(_ date: Date, format: String) {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        appendLiteral(formatter.string(from: date))
    }
}
