import type { ReactNode } from 'react';
import { links } from '#common/contract/site/links';
import { DeskHead } from '../../../components/page/desk-head';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { askServer } from '../../../bridge/calls';
import { useServerData } from '../../../components/request/use-server-data';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { Skeleton } from '../../../ui/skeleton';
import { SiteHealthSection } from './site-health-section';
import { BannerForm } from './banner-form';
import styles from './site-home.module.css';
import bannerSectionStyles from './banner-section.module.css';

/** How the site is, the notice above its pages, and links to everything that the administration manages. */
export function SiteHome() {
  return (
    <div className="page">
      <DeskHead title="Site" />
      <SiteHealthSection />
      <BannerSection />
      <ul className={styles.tiles}>
        {places.map((place) => (
          <Tile key={place.href} {...place} />
        ))}
        <WhileStepsAreLeft>
          <Tile
            name="Premiers pas"
            words="Ce qui reste à faire pour mettre le site en service."
            href={links.firstRun.to()}
          />
        </WhileStepsAreLeft>
      </ul>
    </div>
  );
}

interface Place {
  readonly name: string;
  readonly words: string;
  readonly href: string;
}

const Tile = ({ name, words, href }: Place) => (
  <li className={styles.tile}>
    <h2 className={styles.name}>
      <Link href={href}>
        {name}
        <Icon name="arrow" />
      </Link>
    </h2>
    <p className="soft">{words}</p>
  </li>
);

const places: readonly Place[] = [
  {
    name: 'L’association',
    words: 'Son nom, son adresse, son logo, sa couleur.',
    href: links.association.to(),
  },
  {
    name: 'Évènements',
    words: 'Ce qui a lieu sans se réserver ici\u00a0: assemblées, lectures, fêtes.',
    href: links.events.to(),
  },
  {
    name: 'Réglages des spectacles',
    words: 'Le spectacle du moment, et ceux qui prennent des réservations.',
    href: links.showSettings.to(),
  },
  {
    name: 'Catégories de prix',
    words: 'Ce en quoi les places se vendent\u00a0: plein tarif, réduit, enfant.',
    href: links.priceCategories.to(),
  },
  {
    name: 'Textes',
    words: 'Les pages, les mails et les lignes des billets.',
    href: links.aboutTexts.to(),
  },
  { name: 'Partenaires', words: 'Qui soutient l’association.', href: links.manageSponsors.to() },
  {
    name: 'Journal',
    words: 'Qui a changé quoi, et quand\u00a0: gardé un an.',
    href: links.journal.to(),
  },
];

/** What leads to the first steps, as long as some are left on a site that the guide opened. */
function WhileStepsAreLeft({ children }: { children: ReactNode }) {
  const { answer } = useServerData(() => askServer('readFirstSteps', {}), '');
  if (answer === undefined || !answer.isGuided) return null;
  const { hasName, hasSentMail, hasShow } = answer;
  return hasName && hasSentMail && hasShow ? null : children;
}

/** The association's notice across the top of every page. */
function BannerSection() {
  const asked = useServerData(() => askServer('readHeader', {}), '');
  return (
    <section aria-labelledby="annonce" className={bannerSectionStyles.section}>
      <h2 id="annonce" className="section-title heading-rule">
        L’annonce en haut des pages
      </h2>
      <p className="soft">
        «&nbsp;La séance de ce soir est annulée&nbsp;»&nbsp;: une phrase que tout le monde lit en haut de
        chaque page, et que les appareils qui l’ont reçue gardent sans réseau.
      </p>
      <ServerDataNotice asked={asked} what="L’annonce" skeleton={<Skeleton lines={3} />} />
      {asked.answer && <BannerForm header={asked.answer} />}
    </section>
  );
}
