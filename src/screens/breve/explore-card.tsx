import { links } from '#common/contract/site/links';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './explore-card.module.css';

/** An overview of the whole site in eight lines. */
export function ExploreCard() {
  return (
    <nav className={styles.explore} aria-labelledby="explore">
      <h2 className="section-title heading-rule" id="explore">
        Explorer
      </h2>
      <ul>
        {places.map(({ name, href }) => (
          <li key={href}>
            <Link className={styles.place} href={href}>
              {name}
              <Icon name="arrow" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const places = [
  { name: 'Bibliothèque de l’association', href: links.library.to() },
  { name: 'Bibliothèque de l’atelier', href: links.atelier.to() },
  { name: 'Galerie', href: links.gallery.to() },
  { name: 'Archives', href: links.newsArchive.to() },
  { name: 'Réservations', href: links.reservations.to() },
  { name: 'Notre histoire', href: links.history.to() },
  { name: 'Partenaires', href: links.sponsors.to() },
  { name: 'Contact', href: links.contacts.to() },
];
