import { useMemo, useState } from 'react';
import { integer } from '#common/base/numbers';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import type { CounterFigures, CounterRows } from '#common/rules/counter';
import { misfitEntries } from '#common/rules/misfit-entries';
import { useMedia } from '../../../components/browser/use-media';
import { useWakeLock } from '../../../components/browser/use-wake-lock';
import { warn } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { Tabs } from '../../../ui/tabs';
import { indexTickets } from '../door-index';
import { useHandScanner } from '../../../components/hand-scanner/use-hand-scanner';
import { useHandedTickets } from '../use-handed-tickets';
import { ArrivalsFigure } from './arrivals-figure';
import { CounterDialogs } from './counter-dialogs';
import styles from './counter.module.css';
import { EveningFigures } from './evening-figures';
import { Latecomers } from './latecomers';
import { Misfits } from './misfits';
import { type OpenedDialog, afterDialog, dialogOf, strangeCodeWords } from './opened-dialog';
import { PayBooking } from './pay-booking';
import { RefusedWrites } from './refused-writes';
import { SaleList } from './sale-list';
import { Selling } from './selling';
import type { Counter } from './use-counter';
import { useSelling } from './use-selling';

interface CounterDateProps {
  counter: Counter;
  rows: CounterRows;
  figures: CounterFigures;
}

/** The counter of one date: the till within reach of the thumb, the evening beside it if there is room. */
export function CounterDate({ counter, rows, figures }: CounterDateProps) {
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
      <CounterDialogs
        opened={opened}
        rows={rows}
        writes={writes}
        moment={moment}
        onClose={() => setOpened((now) => opened && afterDialog(now, opened))}
      />
    </>
  );
}
