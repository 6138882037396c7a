import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { fullDate, hourInWords, shortDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import { statementOf } from '#common/rules/statement';
import type { BoxOfficeWrites } from '#mirror/queries/box-office-write-queries';
import { syncAtom } from '../../../state/connection';
import { personAtom } from '../../../state/session';
import { siteAtom } from '../../../state/site';
import { mirrorWords } from '../../../text/sync-sentences';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { StatusShape } from '../../../ui/status-shape';
import { StatementTables } from './statement-tables';
import styles from './statement.module.css';

interface StatementDialogProps {
  date: DoorDateRow;
  orders: readonly TicketOrder[];
  tickets: readonly DoorTicketRow[];
  writes: BoxOfficeWrites;
  now: Date;
  onClose: () => void;
}

/** The statement of a date's takings, on screen and on one printed sheet, the only thing that this page prints. */
export function StatementDialog({ date, orders, tickets, writes, now, onClose }: StatementDialogProps) {
  const statement = useMemo(() => statementOf(orders, tickets), [orders, tickets]);
  const person = useAtomValue(personAtom);
  const site = useAtomValue(siteAtom);
  const lacks = useLacks(statement.unnumbered, writes);
  const isEmpty = orders.length === 0;
  return (
    <>
      <Dialog title="Bordereau de recettes" width="large" onClose={onClose}>
        <p>
          {date.showTitle}, {fullDate(date.date)}
        </p>
        <Lacks sentences={lacks} />
        {isEmpty ? (
          <p className="soft">Rien n’est encore encaissé&nbsp;: le bordereau se remplit de lui-même.</p>
        ) : (
          <StatementTables statement={statement} />
        )}
        <Button variant="primary" disabled={isEmpty} onClick={() => window.print()}>
          Imprimer le bordereau
        </Button>
      </Dialog>
      {createPortal(
        <section className={styles.paper}>
          <p className={styles.organiser}>{site.title}</p>
          <h1>Bordereau de recettes</h1>
          <p>
            <b>{date.showTitle}</b>
            <br />
            {fullDate(date.date)} – {date.locationName}
          </p>
          <Lacks sentences={lacks} />
          <StatementTables statement={statement} />
          <p className={styles.signed}>
            <span>
              Établi le {shortDate(now)} à {hourInWords(now)}
              {person !== null && `, par ${fullName(person)}`}
            </span>
            <span>Signature</span>
          </p>
        </section>,
        document.body,
      )}
    </>
  );
}

/** What this statement lacks, or does not know for certain. */
function useLacks(unnumbered: number, { unsent, refused }: BoxOfficeWrites): readonly string[] {
  const sync = useAtomValue(syncAtom);
  return [
    ...(unnumbered > 0
      ? [
          `${count(unnumbered, 'billet')} sans numéro\u00a0: ${unnumbered < 2 ? 'sa vente attend' : 'leurs ventes attendent'} le réseau sur ce téléphone.`,
        ]
      : unsent.size > 0
        ? [`${count(unsent.size, 'changement')} à envoyer de ce téléphone.`]
        : []),
    ...(refused.length > 0
      ? [`${count(refused.length, 'modification refusée', 'modifications refusées')}, à traiter.`]
      : []),
    ...(sync.line === 'offline'
      ? [
          `Sans réseau (${mirrorWords(sync, new Date())})\u00a0: ce que d’autres téléphones ont vendu depuis manque.`,
        ]
      : []),
  ];
}

function Lacks({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status">
      {sentences.length > 0 && (
        <ul className={styles.lacks}>
          {sentences.map((sentence) => (
            <li key={sentence}>
              <StatusShape shape="triangle" className={styles.sign} />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
