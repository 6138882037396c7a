import { useMemo, useState } from 'react';
import { integer } from '#common/base/numbers';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import type { BoxOfficeFigures, BoxOfficeRows } from '#common/rules/box-office';
import { misfitEntries, type MisfitEntry } from '#common/rules/misfit-entries';
import { isoDateTime, hourInWords } from '#common/base/dates';
import { useMedia } from '../../../components/browser/use-media';
import { useWakeLock } from '../../../components/browser/use-wake-lock';
import { warn } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { Tabs } from '../../../ui/tabs';
import { indexTickets } from '../door-index';
import { useHandScanner } from '../../../components/hand-scanner/use-hand-scanner';
import { useHandedTickets } from '../use-handed-tickets';
import { seats as seatWords } from '../../../text/seats';
import { type Reasoned, incidentReason, incidentTask } from '../scan-words';
import { ArrivalsFigure } from './arrivals-figure';
import { BoxOfficeDialogs } from './box-office-dialogs';
import { EveningFigures } from './evening-figures';
import { Latecomers } from './latecomers';
import { type OpenedDialog, afterDialog, dialogOf, strangeCodeWords } from './opened-dialog';
import { PayBooking } from './pay-booking';
import { RefusedWrites } from './refused-writes';
import { SaleList } from './sale-list';
import { Selling } from './selling';
import type { BoxOfficeState } from './use-box-office';
import { useSelling } from './use-selling';
import styles from './box-office.module.css';
import misfitsStyles from './misfits.module.css';

interface BoxOfficeDateProps {
  counter: BoxOfficeState;
  rows: BoxOfficeRows;
  figures: BoxOfficeFigures;
}

/** The counter of one date: the till within reach of the thumb, the evening beside it if there is room. */
export function BoxOfficeDate({ counter, rows, figures }: BoxOfficeDateProps) {
  const { writes, moment } = counter;
  const { date, tickets, orders } = rows;
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const [tab, setTab] = useState('sell');
  const [words, setWords] = useState('');
  const selling = useSelling(date, counter);
  const misfits = misfitEntries(rows);
  const isWide = useMedia('(min-width: 64rem)');
  useWakeLock(true);
  const index = useMemo(() => indexTickets(tickets), [tickets]);
  const openTicket = (ticket: DoorTicketRow) => setOpened(dialogOf(ticket, orders));
  const handed = useHandedTickets({
    tickets: index,
    opened,
    onCode(_, claims) {
      const ticket = index.find(claims.t);
      if (ticket !== undefined) return openTicket(ticket);
      // What is open is about somebody else.
      setOpened(null);
      warn(strangeCodeWords(claims, date));
    },
    onTicket: openTicket,
    onWords(sought) {
      setWords(sought);
      setTab('pay');
    },
  });
  useHandScanner(handed.readText);

  const till = (
    <Selling
      selling={selling}
      rows={rows}
      counter={counter}
      left={figures.left}
      onOpen={(what, order) => setOpened({ what, order })}
    />
  );
  const paying = (
    <PayBooking
      tickets={tickets}
      orders={orders}
      handed={handed}
      words={words}
      onWords={setWords}
      onPay={(ticket) => setOpened({ what: 'booking', ticket })}
    />
  );
  const sales = (
    <SaleList orders={orders} unsent={writes.unsent} onAction={(what, order) => setOpened({ what, order })} />
  );
  const evening = (
    <div className={styles.evening}>
      <EveningFigures figures={figures} maxPlaces={date.maxPlaces} />
      <Misfits entries={misfits} />
      <ArrivalsFigure rows={rows} />
      <Latecomers date={date} released={figures.latecomers} moment={moment} />
    </div>
  );
  const statement = (
    <Button icon="ticket" onClick={() => setOpened({ what: 'statement' })}>
      Bordereau
    </Button>
  );
  const takings = [
    { id: 'sell', name: 'Vendre', content: till, isKept: true },
    { id: 'pay', name: 'Réservations', content: paying, isKept: true },
  ];
  return (
    <>
      <RefusedWrites refused={writes.refused} />
      {isWide ? (
        <div className={styles.columns}>
          <div className={styles.counter}>
            <Tabs
              label="Encaisser"
              tabs={takings}
              selectedKey={tab === 'pay' ? 'pay' : 'sell'}
              onSelectionChange={(key) => setTab(String(key))}
            />
          </div>
          <div className={styles.beside}>
            {evening}
            <section className={styles.sales} aria-label="Ventes">
              <div className={styles.salesHead}>
                <h2 className="section-title">Ventes</h2>
                {statement}
              </div>
              {sales}
            </section>
          </div>
        </div>
      ) : (
        <Tabs
          label="Le guichet"
          selectedKey={tab}
          onSelectionChange={(key) => setTab(String(key))}
          tabs={[
            ...takings,
            {
              id: 'sales',
              name: orders.length === 0 ? 'Ventes' : `Ventes (${integer(orders.length)})`,
              content: (
                <div className={styles.sales}>
                  {statement}
                  {sales}
                </div>
              ),
            },
            {
              id: 'evening',
              name: misfits.length === 0 ? 'La soirée' : `La soirée (${integer(misfits.length)})`,
              content: evening,
            },
          ]}
        />
      )}
      <BoxOfficeDialogs
        opened={opened}
        rows={rows}
        writes={writes}
        moment={moment}
        onClose={() => setOpened((now) => opened && afterDialog(now, opened))}
      />
    </>
  );
}

/** Who is in with a ticket that no longer fits, as one that was cancelled while the door had no network, and what to do. */
function Misfits({ entries }: { entries: readonly MisfitEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="entrees-a-regler">
      <h2 id="entrees-a-regler" className="section-title">
        Entrées à régler
      </h2>
      <ul className={misfitsStyles.entries}>
        {entries.map((entry) => (
          <li key={entry.scan.uuid}>
            <b>{entry.ticket?.name ?? 'Billet inconnu'}</b>
            <span className="small soft">
              <time dateTime={isoDateTime(entry.scan.at)}>{hourInWords(entry.scan.at)}</time>&nbsp;·{' '}
              {seatWords(entry.scan.count)}&nbsp;· {incidentReason(reasonedOf(entry))}
            </span>
            <span className="small">{incidentTask(reasonedOf(entry))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const reasonedOf = ({ scan, misfit, ticket, beyond }: MisfitEntry): Reasoned => ({
  kind: scan.kind,
  status: scan.status,
  verdict: misfit,
  mark: scan.mark,
  beyond,
  since: misfit === 'ANNULE' ? ticket?.cancelledAt : undefined,
});
