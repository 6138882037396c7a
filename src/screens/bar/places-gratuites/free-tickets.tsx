import { useAtomValue } from 'jotai';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { everyDateToCome } from '#common/rules/agenda';
import { freeTicketQueries } from '#mirror/queries/free-ticket-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { useServerNow } from '../../../components/clock/clock-offset';
import { DrawnPoster } from '../../../components/poster/drawn-poster';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { ListNeverReceived } from '../../../components/mirror-answer/never-received';
import { OfficeHead } from '../../../components/page/office-head';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { useAgenda } from '../../../components/agenda/use-agenda';
import { warn } from '../../../state/notices';
import { personAtom } from '../../../state/session';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { AskDialog } from './ask-dialog';
import styles from './free-tickets.module.css';
import { OwnShowSection, REASON } from './own-show-section';
import { ownShows } from './own-shows';

/** The member's own free tickets and demands, by show, and a form to ask for more. */
export function FreeTickets() {
  const person = useAtomValue(personAtom);
  const now = useServerNow();
  const { answer: own, reach } = useMirrorAnswer(() => freeTicketQueries.readOwn());
  const { agenda } = useAgenda();
  const unsent = useLiveQuery(() => waitingQueries.uuidsOf('free-ticket-demand'), []);
  const waiting = useLiveQuery(() => waitingQueries.uuidsOf('free-ticket'), []);
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (person === null) return null;
  const canAsk = agenda !== undefined && everyDateToCome(agenda, now).length > 0;
  const isEmpty = own !== undefined && own.tickets.length + own.demands.length === 0;
  const { coming, past } = ownShows(own ?? { tickets: [], demands: [] }, now);
  const marks = { unsent: unsent ?? new Set<string>(), waiting: waiting ?? new Set<string>() };
  return (
    <div className="page">
      <OfficeHead title="Mes places gratuites">
        <Button variant="primary" icon="ticket" disabled={!canAsk} onClick={() => setDialogOpen(true)}>
          Demander des places
        </Button>
      </OfficeHead>
      {(own === undefined || (isEmpty && reach === 'waiting')) && <RowsSkeleton count={3} />}
      {isEmpty && reach === 'silent' && <NeverLoaded />}
      {isEmpty && reach === 'complete' && <NoTicket canAsk={canAsk} />}
      {!isEmpty && own !== undefined && (
        <>
          <NeedsNetwork id={REASON}>
            Demander, générer et rendre marchent sans réseau&nbsp;: cela partira quand il reviendra. Les
            billets générés s’ouvrent aussi&nbsp;; seul le PDF demande le réseau.
          </NeedsNetwork>
          {coming.map((show) => (
            <OwnShowSection key={show.slug} show={show} {...marks} />
          ))}
          {coming.length === 0 && (
            <p className={styles.none}>
              Rien à venir{canAsk ? '\u00a0: des places se demandent ci-dessus.' : '.'}
            </p>
          )}
          {past.length > 0 && (
            <details className={styles.past}>
              <summary>Utilisées, annulées ou passées</summary>
              {past.map((show) => (
                <OwnShowSection key={show.slug} show={show} isFolded {...marks} />
              ))}
            </details>
          )}
        </>
      )}
      <AskDialog person={person} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </div>
  );
}

function NoTicket({ canAsk }: { canAsk: boolean }) {
  return (
    <EmptyState
      title="Aucune place pour le moment"
      poster={<DrawnPoster title="Place gratuite" scene="vigil" />}
    >
      <p>
        {canAsk
          ? 'Demandez des places pour vous et vos invités\u00a0: le bureau décide, sa réponse s’affiche ici, et vos billets s’y génèrent.'
          : 'Dès qu’un spectacle sera à l’affiche, des places se demanderont ici, pour vous et vos invités.'}
      </p>
    </EmptyState>
  );
}

function NeverLoaded() {
  useEffect(() => {
    warn('Erreur lors de la récupération des places gratuites');
  }, []);
  return <ListNeverReceived />;
}
