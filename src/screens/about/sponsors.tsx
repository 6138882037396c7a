import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { links, previewImageFile } from '#common/contract/site/links';
import { sponsorQueries } from '#mirror/queries/sponsor-queries';
import { addressOfLink } from '#common/base/web-address';
import type { Sponsor } from '#common/contract/content/sponsor';
import { EntriesSkeleton } from '../../components/mirror-answer/entries-skeleton';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import { type MirrorReach, useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { NeverReceived } from '../../components/mirror-answer/never-received';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import { linkInWords } from '../../text/web-address';
import styles from './sponsors.module.css';

/** The partners that support the association. */
export function Sponsors() {
  const printed = useAtomValue(serverRenderedPageAtom)?.sponsors ?? undefined;
  const { answer: sponsors = [], reach } = useMirrorAnswer(sponsorQueries.list, [], printed);
  return (
    <div className={`page ${styles.sponsors}`}>
      <h1 className={`title ${styles.title}`}>Nos partenaires</h1>
      {sponsors.length === 0 ? (
        <NoSponsor reach={reach} />
      ) : (
        <>
          <p className={styles.thanks}>Ils soutiennent la troupe. Merci à eux&nbsp;!</p>
          <ul>
            {sponsors.map((sponsor) => (
              <SponsorEntry key={sponsor.uuid} sponsor={sponsor} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function NoSponsor({ reach }: { reach: MirrorReach }) {
  if (reach === 'waiting') return <EntriesSkeleton what="des partenaires" count={2} />;
  if (reach === 'silent')
    return (
      <NeverReceived
        title="Les partenaires ne sont pas encore sur cet appareil"
        poster={<DrawnPoster title="Relâche" scene="vigil" />}
      >
        Ils s’afficheront ici dès que le serveur les aura envoyés.
      </NeverReceived>
    );
  return (
    <EmptyState
      title="Pas encore de partenaire"
      poster={<DrawnPoster title="Le Mécène" scene="vigil" />}
      action={
        <LinkButton variant="primary" href={links.contacts.to()} arrow>
          Nous écrire
        </LinkButton>
      }
    >
      <p>
        L’association n’a pas encore de partenaire. Une salle, un camion, un coup de main&nbsp;: tout aide.
      </p>
    </EmptyState>
  );
}

/** One partner: its logo, if any, what it does for the troupe, and a link to it. */
function SponsorEntry({ sponsor: { name, description, link, logo } }: { sponsor: Sponsor }) {
  const [missing, setMissing] = useState<string>();
  const version = missing === logo?.version ? undefined : logo?.version;
  return (
    <li className={styles.entry}>
      {logo !== undefined && version !== undefined && (
        <img
          className={styles.logo}
          src={previewImageFile(logo.uuid, version)}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(version)}
        />
      )}
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.words}>
        <p>{description}</p>
        {link !== undefined && (
          <a href={addressOfLink(link)} rel="external noopener">
            {linkInWords(link)}
          </a>
        )}
      </div>
    </li>
  );
}
