import { isoDateTime, playbillDate, shortDate } from '#common/base/dates';
import { integer } from '#common/base/numbers';
import { ofSomebody } from '#common/base/of-somebody';
import { fullName } from '#common/base/full-name';
import type { FreeTicketDate } from '#common/contract/tickets/free-ticket-demand';
import demands from '../demand/demands.module.css';
import { useLine } from '../../../components/request/needs-network';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { quoted } from '../../../text/quoted';
import { seats } from '../../../text/seats';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { sinceWords } from '../../../text/since-words';
import type { Demand } from './demand-answer';
import styles from './demands.module.css';
import { useServerNow } from '../../../components/clock/clock-offset';

/** Id of the element that says what needs the network. */
export const REASON = 'decision-reseau';

interface WaitingDemandProps {
  demand: Demand;
  /** Its date, with the seats left; undefined until loaded. */
  date: FreeTicketDate | undefined;
  /** The demand being decided; the buttons of the others are disabled meanwhile. */
  running: string | null;
  onAccept: () => void;
  onRefuse: () => void;
}

/** A demand: who asks, for whom, and the seats left on that date. */
export function WaitingDemand({ demand, date, running, onAccept, onRefuse }: WaitingDemandProps) {
  const { uuid, owner, askedBy, names, note, createdAt } = demand;
  const hasLine = useLine();
  const isAhead = useIsAhead(demand.date);
  const what = `${seats(names.length)} à ${fullName(owner)}`;
  return (
    <li className={demands.demand}>
      <div className={styles.asked}>
        <h2 className={demands.title}>
          {seats(names.length)} pour {fullName(owner)}
        </h2>
        <p className="bill-date small">
          <time dateTime={isoDateTime(demand.date)}>{playbillDate(demand.date)}</time>
        </p>
        <p>{names.join(', ')}</p>
        {note !== undefined && <p className={styles.note}>{quoted(note)}</p>}
        <p className={demands.since}>
          attend depuis le <time dateTime={isoDateTime(createdAt)}>{shortDate(createdAt)}</time>
          {sinceWords(createdAt, useServerNow())}
          {askedBy && `, à la demande ${ofSomebody(fullName(askedBy))}`}
        </p>
      </div>
      <div className={styles.side}>
        {!isAhead && <Badge shape="cross">Séance commencée</Badge>}
        {isAhead && date && <SeatsLeft date={date} wanted={names.length} />}
        <div className={demands.answers}>
          <Button
            variant="plain"
            onClick={onRefuse}
            disabled={!hasLine || running !== null}
            aria-label={`Refuser ${what}`}
            aria-describedby={REASON}
          >
            Refuser
          </Button>
          {isAhead && (
            <Button
              onClick={onAccept}
              disabled={!hasLine || (running !== null && running !== uuid)}
              pending={running === uuid}
              aria-label={`Accorder ${what}`}
              aria-describedby={REASON}
            >
              Accorder
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** The seats left, and how many of them are already promised: a seat is taken only when its ticket is generated. */
function SeatsLeft({ date: { left, toGenerate }, wanted }: { date: FreeTicketDate; wanted: number }) {
  const isShort = left - toGenerate < wanted;
  return (
    <div className={styles.left}>
      {isShort ? (
        <Badge shape="triangle">{left === 0 ? 'Complet' : `Il reste ${seats(left)}`}</Badge>
      ) : (
        <span>Il reste {seats(left)}</span>
      )}
      {toGenerate > 0 && (
        <span className={demands.since}>
          dont {integer(toGenerate)} déjà {toGenerate < 2 ? 'accordée' : 'accordées'}
        </span>
      )}
    </div>
  );
}
