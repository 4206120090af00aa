// swift-format-ignore-file
import UIKit
import MapKit
import CoreLocation

/// A map, and below it a strip of cards that follows the selection on the map.
final class PlacesViewController: UIViewController {
    private let map = MKMapView()
    private let manager = CLLocationManager()
    private var cards: UICollectionView!
    private var places = [Place]()
    private var selected: Place.ID?

    private enum Metrics {
        static let cardHeight = 132.0
        static let cardWidth = 0.8
        static let spacing = 12.0
        static let margin = 24.0
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(map)
        map.delegate = self
        manager.requestWhenInUseAuthorization()

        let layout = UICollectionViewCompositionalLayout(section: cardSection())
        cards = UICollectionView(frame: .init(x: 0, y: 500, width: 320, height: 160), collectionViewLayout: layout)
        cards.backgroundColor = .clear
        cards.register(UINib(nibName: "PlaceCell", bundle: .main), forCellWithReuseIdentifier: "PlaceCell")
        cards.delegate = self
        view.addSubview(cards)
        Task { await load() }
    }

    private func cardSection() -> NSCollectionLayoutSection {
        let card = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(
                widthDimension: .fractionalWidth(Metrics.cardWidth),
                heightDimension: .absolute(Metrics.cardHeight)),
            subitems: [card])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Metrics.spacing
        section.contentInsets = .init(
            top: Metrics.spacing, leading: Metrics.margin, bottom: Metrics.spacing, trailing: Metrics.margin)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    private func load() async {
        do {
            let (data, response) = try await URLSession.shared.data(from: URL(string: "https://example.org/places.json")!)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
            places = try JSONDecoder().decode([Place].self, from: data)
            cards.reloadData()
            map.addAnnotations(places.map { place in
                let pin = MKPointAnnotation()
                pin.coordinate = place.coordinate
                pin.title = place.name
                return pin
            })
        } catch is CancellationError {
            return
        } catch let error as DecodingError {
            assertionFailure("\(error)")
        } catch {
            let alert = UIAlertController(title: "Oh", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }
}

extension PlacesViewController: MKMapViewDelegate, UICollectionViewDelegate {
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        guard let name = view.annotation?.title ?? nil, let index = places.firstIndex(where: { $0.name == name }) else { return }
        selected = places[index].id
        cards.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: true)
    }
}

struct Place: Codable, Identifiable {
    var id: String
    var name: String
    var latitude, longitude: Double
    var coordinate: CLLocationCoordinate2D { .init(latitude: latitude, longitude: longitude) }

    enum CodingKeys: String, CodingKey {
        case id, name
        case latitude = "lat"
        case longitude = "lon"
    }
}
