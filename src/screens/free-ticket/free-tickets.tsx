import { useAtomValue } from 'jotai';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { everyDateToCome } from '#common/rules/agenda';
import { freeTicketQueries } from '#mirror/queries/free-ticket-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { RowsSkeleton } from '../../components/mirror-answer/rows-skeleton';
import { useServerNow } from '../../components/clock/clock-offset';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { ListNeverReceived } from '../../components/mirror-answer/never-received';
import { DeskHead } from '../../components/page/desk-head';
import { NeedsNetwork } from '../../components/request/needs-network';
import { useAgenda } from '../../components/agenda/use-agenda';
import { warn } from '../../state/notices';
import { personAtom } from '../../state/session';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { TicketRow } from '../../components/free-ticket/ticket-row';
import { AskDialog } from './ask-dialog';
import { ownShows, type OwnShow } from './own-shows';
import { GiveBack } from './give-back';
import { OwnDemand } from './own-demand';
import styles from './free-tickets.module.css';
import ticketStyles from '../../components/free-ticket/tickets.module.css';

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
      <DeskHead title="Mes places gratuites">
        <Button variant="primary" icon="ticket" disabled={!canAsk} onClick={() => setDialogOpen(true)}>
          Demander des places
        </Button>
      </DeskHead>
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

/** Id of the element that says what needs the network. */
const REASON = 'places-reseau';

interface OwnShowSectionProps {
  show: OwnShow;
  /** Among those that are used, cancelled or past: the same show may have others above. */
  isFolded?: boolean;
  /** Demands that the server does not have yet. */
  unsent: ReadonlySet<string>;
  /** Tickets with a change that the server does not have yet. */
  waiting: ReadonlySet<string>;
}

/** The member's tickets and demands of one show. */
function OwnShowSection({ show, isFolded = false, unsent, waiting }: OwnShowSectionProps) {
  return (
    <section
      className={styles.show}
      aria-label={isFolded ? `${show.title}, places utilisées, annulées ou passées` : show.title}
    >
      <h2 className="section-title heading-rule">{show.title}</h2>
      <ul className={ticketStyles.tickets}>
        {show.demands.map((demand) => (
          <li key={demand.uuid}>
            <OwnDemand demand={demand} isUnsent={unsent.has(demand.uuid)} />
          </li>
        ))}
        {show.tickets.map((ticket) => (
          <li key={ticket.uuid}>
            <TicketRow ticket={ticket} isWaiting={waiting.has(ticket.uuid)} reasonId={REASON} isOfShow>
              <GiveBack ticket={ticket} />
            </TicketRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
