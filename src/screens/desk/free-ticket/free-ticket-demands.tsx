import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useParams } from 'wouter';
import { isoDateTime, playbillDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { DecidedDemands, decidedOn } from '../demand/decided-demands';
import { RefuseDialog } from '../demand/refuse-dialog';
import { WaitingDemands } from '../demand/waiting-demands';
import { DeskHead } from '../../../components/page/desk-head';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { useServerData } from '../../../components/request/use-server-data';
import { badgesAtom } from '../../../state/badges';
import { seats } from '../../../text/seats';
import { LinkButton } from '../../../ui/link-button';
import { type Decision, useDecision } from '../demand/use-decision';
import type { Demand } from './demand-answer';
import { REASON, WaitingDemand } from './waiting-ticket-demand';

/** The demands for a show's free tickets, to accept, or to refuse with a reason. */
export function FreeTicketDemands() {
  const { slug } = useParams<{ slug: string }>();
  return <DemandsScreen key={slug} slug={slug} />;
}

/** Maximum number of demands shown for one show; the oldest come first. */
const MOST = 200;

function DemandsScreen({ slug }: { slug: string }) {
  const { adminResa } = useAtomValue(badgesAtom);
  const [decisions, setDecisions] = useState(0);
  // The menu's counter updates by itself; when it changes, the list is read again.
  const moment = `${adminResa} ${decisions}`;
  const asked = useServerData(
    () => askServer('listFreeTicketDemands', { query: { show: slug, state: ['EN_ATTENTE'], limit: MOST } }),
    moment,
  );
  const dates = useServerData(() => askServer('listFreeTicketDates', { query: { show: slug } }), moment);
  const [refused, setRefused] = useState<Demand | null>(null);
  const list = useRef<HTMLElement>(null);
  const decision = useFreeTicketDecision(() => {
    setRefused(null);
    // The row is about to be removed; moves the focus, which would be lost with it.
    list.current?.focus({ preventScroll: true });
    setDecisions((before) => before + 1);
  });
  const waiting = asked.answer?.data;
  const title = dates.answer?.[0]?.show.title;
  return (
    <div className="page">
      <DeskHead
        title="Demandes de places gratuites"
        parent={{ href: links.showFreeTickets.to({ slug }), name: title ?? 'Places gratuites' }}
      >
        <LinkButton icon="plus" href={links.demandFreeTickets.to({ slug })}>
          Demander pour quelqu’un
        </LinkButton>
      </DeskHead>
      <ServerDataNotice asked={asked} what="La liste des demandes" />
      <WaitingDemands
        ref={list}
        asked={asked}
        nobody="Quand un membre demandera des places pour ce spectacle, sa demande paraîtra ici, et le menu la comptera parmi les réservations."
        rows={waiting?.map((demand) => (
          <WaitingDemand
            key={demand.uuid}
            demand={demand}
            date={dates.answer?.find(({ uuid }) => uuid === demand.dateUuid)}
            running={decision.running}
            onAccept={() => void decision.accept(demand)}
            onRefuse={() => setRefused(demand)}
          />
        ))}
      >
        {waiting !== undefined && waiting.length > 0 && (
          <NeedsNetwork id={REASON}>Accorder et refuser demandent le réseau.</NeedsNetwork>
        )}
      </WaitingDemands>
      {waiting !== undefined && (
        <DecidedDemands
          address={links.freeTicketDemands.to({ slug })}
          moment={moment}
          list={(page) => askServer('listFreeTicketDemands', { query: { show: slug, ...decidedOn(page) } })}
          nameOf={nameOf}
        />
      )}
      <RefuseDialog
        demand={refused}
        decision={decision}
        lossOf={lossOf}
        hint="Le membre le lit parmi ses places gratuites."
        most={500}
        onClose={() => setRefused(null)}
      />
    </div>
  );
}

const nameOf = ({ owner, names, date }: Demand) => (
  <>
    <strong>
      {seats(names.length)} pour {fullName(owner)}
    </strong>
    , <time dateTime={isoDateTime(date)}>{playbillDate(date)}</time>
  </>
);

const lossOf = ({ owner, names, linkedShow, date }: Demand) => (
  <>
    <strong>{fullName(owner)}</strong> n’aura pas {seats(names.length)} pour {linkedShow.title},{' '}
    {playbillDate(date)}.
  </>
);

/** Accepts or refuses demands for free tickets. */
function useFreeTicketDecision(onDecided: () => void): Decision<Demand> {
  return useDecision<Demand>({
    decide: (uuid, body) => askServer('decideFreeTicketDemand', { params: { uuid }, body }),
    sentence: ({ state, names, owner }) => {
      const verdict = state.code === 'ACCEPTEE' ? 'accordée' : 'refusée';
      return `${seats(names.length)} ${verdict}${names.length === 1 ? '' : 's'} à ${fullName(owner)}`;
    },
    onDecided,
  });
}
