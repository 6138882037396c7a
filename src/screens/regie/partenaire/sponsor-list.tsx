import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import { links } from '#common/contract/site/links';
import type { Sponsor } from '#common/contract/content/sponsor';
import { sponsorQueries } from '#mirror/queries/sponsor-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useDrafts } from '../../../components/desk-list/use-drafts';
import { FailureNote } from '../../../components/form/failure-note';
import { AwaitedRows } from '../../../components/mirror-answer/awaited-rows';
import { type MirrorReach, useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { ListNeverReceived } from '../../../components/mirror-answer/never-received';
import { OfficeHead } from '../../../components/page/office-head';
import { EmptyState } from '../../../ui/empty-state';
import { Link } from '../../../ui/link';
import { LinkButton } from '../../../ui/link-button';
import { RemoveSponsorDialog } from './remove-sponsor-dialog';
import { SponsorDraft, SponsorRow } from './sponsor-row';
import styles from './sponsor-list.module.css';
import { useSponsorMove } from './use-sponsor-move';

/** The partners in the order of their public page, hidden ones too, for the administration. */
export function SponsorList() {
  const { answer, reach } = useMirrorAnswer(sponsorQueries.listAll);
  const sponsors = answer ?? nothing;
  const drafts = useDrafts('sponsor');
  const waiting = useLiveQuery(() => waitingQueries.uuidsOf('sponsor'), []) ?? nobody;
  const moving = useSponsorMove(sponsors);
  const [removed, setRemoved] = useState<Sponsor | null>(null);
  const list = useRef<HTMLElement>(null);
  const drafted = new Set(drafts.map(({ uuid }) => uuid));
  const alone = drafts.filter(({ uuid }) => !sponsors.some((sponsor) => sponsor.uuid === uuid));
  const isAwaited = answer === undefined || (sponsors.length === 0 && reach === 'waiting');
  const isEmpty = sponsors.length + alone.length === 0;
  return (
    <div className="page">
      <OfficeHead title="Partenaires" parent={{ href: links.site.to(), name: 'Site' }}>
        <LinkButton look="act" icon="plus" href={links.addSponsor.to()}>
          Ajouter un partenaire
        </LinkButton>
      </OfficeHead>
      <section
        ref={list}
        className={styles.sponsors}
        tabIndex={-1}
        aria-label="Liste des partenaires"
        aria-busy={isAwaited}
      >
        {isAwaited ? (
          <AwaitedRows count={4} />
        ) : isEmpty ? (
          <NoSponsor reach={reach} />
        ) : (
          <>
            <p className="soft">
              La page <Link href={links.sponsors.to()}>Nos partenaires</Link> les montre dans cet ordre.
            </p>
            {alone.length > 0 && (
              <ul aria-label="Commencés ici">
                {alone.map((draft) => (
                  <SponsorDraft key={draft.uuid} draft={draft} />
                ))}
              </ul>
            )}
            {sponsors.length > 0 && (
              <ol aria-label="Partenaires">
                {sponsors.map((sponsor, place) => (
                  <SponsorRow
                    key={sponsor.uuid}
                    sponsor={sponsor}
                    isFirst={place === 0}
                    isLast={place === sponsors.length - 1}
                    isDrafted={drafted.has(sponsor.uuid)}
                    isWaiting={waiting.has(sponsor.uuid)}
                    onMove={(step) => void moving.move(sponsor, step)}
                    onRemove={() => setRemoved(sponsor)}
                  />
                ))}
              </ol>
            )}
          </>
        )}
        <FailureNote failure={moving.failure} />
        <p className="visually-hidden" role="status">
          {moving.said}
        </p>
      </section>
      {removed && (
        <RemoveSponsorDialog
          key={removed.uuid}
          sponsor={removed}
          onClose={() => setRemoved(null)}
          onDone={() => {
            // The row is about to be removed; moves the focus, which would be lost with it.
            list.current?.focus({ preventScroll: true });
            setRemoved(null);
          }}
        />
      )}
    </div>
  );
}

const nothing: readonly Sponsor[] = [];
const nobody: ReadonlySet<string> = new Set();

function NoSponsor({ reach }: { reach: MirrorReach }) {
  if (reach === 'silent') return <ListNeverReceived />;
  return (
    <EmptyState
      title="Aucun partenaire"
      action={<LinkButton href={links.addSponsor.to()}>Ajouter un partenaire</LinkButton>}
    >
      <p>Ce que vous écrivez est gardé sur cet appareil dès le premier mot, avec ou sans réseau.</p>
    </EmptyState>
  );
}
