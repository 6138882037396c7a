import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useParams } from 'wouter';
import { playbillDate, isoDateTime } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { ofSomebody } from '#common/base/of-somebody';
import { isDead } from '#common/rules/free-ticket';
import { DOT } from '#common/base/dot';
import { integer } from '#common/base/numbers';
import type { FreeTicketDate } from '#common/contract/tickets/free-ticket-demand';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { DrawnPoster } from '../../../components/poster/drawn-poster';
import { DeskHead } from '../../../components/page/desk-head';
import { useServerData } from '../../../components/request/use-server-data';
import { badgesAtom } from '../../../state/badges';
import { Count } from '../../../ui/badge';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { useAskedRows } from '../list/list-answer';
import { ListResults } from '../list/list-results';
import { useRowActions, type OpenAction, type RowAction, RowMenu } from '../list/row-actions';
import { TableOrCards } from '../list/table-or-cards';
import { useListState } from '../list/use-list-state';
import { orNone, choicesOf, ChoiceField } from '../../../components/list-filter/choice-field';
import { SizeField } from '../../../components/list-filter/size-field';
import { TicketWordsField } from '../list/ticket-words-field';
import { saveFile } from '../../../components/browser/save-file';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { AN_EVENING_MS } from '../../../components/free-ticket/upcoming-dates';
import { useTask } from '../../../components/request/use-task';
import { seats } from '../../../text/seats';
import { ticketViews, ticketFilter, ticketQueryOf } from './ticket-filter';
import { ticketRowLayout } from './ticket-row-layout';
import { TicketActionDialog } from './ticket-action-dialog';
import { actionsOn, type TicketAction, ticketActions } from './ticket-actions';
import styles from './free-tickets.module.css';

/** The free tickets of a show, asked for, given, generated and used, and the office's actions on each. */
export function ShowFreeTickets() {
  const { slug } = useParams<{ slug: string }>();
  return <ShowScreen key={slug} slug={slug} />;
}

function ShowScreen({ slug }: { slug: string }) {
  const list = useListState(links.showFreeTickets.to({ slug }), ticketFilter);
  const { filter, control } = list;
  const { adminResa } = useAtomValue(badgesAtom);
  const [changes, setChanges] = useState(0);
  const moment = `${adminResa} ${changes}`;
  const dates = useServerData(() => askServer('listFreeTicketDates', { query: { show: slug } }), moment);
  const asked = useAskedRows(
    list,
    () => askServer('listFreeTickets', { query: ticketQueryOf(slug, filter) }),
    'La liste des places gratuites',
    moment,
  );
  // What keeps the dates from being read is said once.
  const answer = dates.failure === null ? asked : { ...asked, notice: asked.notice && '' };
  const { open, dialog } = useRowActions<FreeTicket>(() => setChanges((before) => before + 1), list.results);
  const waiting = dates.answer?.reduce((sum, date) => sum + date.asked, 0) ?? 0;
  const title = dates.answer?.[0]?.show.title;
  if (dates.answer?.length === 0) return <NoDate />;
  return (
    <div className="page">
      <DeskHead title={title === undefined ? 'Places gratuites' : `Places gratuites\u00a0– ${title}`}>
        <LinkButton href={links.freeTicketDemands.to({ slug })}>
          Demandes <Count value={waiting} label={waiting < 2 ? 'place demandée' : 'places demandées'} />
        </LinkButton>
        <LinkButton variant="primary" icon="plus" href={links.demandFreeTickets.to({ slug })}>
          Demander pour quelqu’un
        </LinkButton>
      </DeskHead>
      <ServerDataNotice asked={dates} what="La liste des séances" />
      {dates.answer && <DateFacts dates={dates.answer} />}
      <search className={styles.panel}>
        <TicketWordsField {...control('name')} label="Nom, ou code du billet" />
        <ChoiceField {...control('view')} label="État" choices={choicesOf(ticketViews)} />
        <ChoiceField
          {...control('date')}
          label="Séance"
          choices={orNone(
            'Toutes',
            (dates.answer ?? []).map(({ uuid, date }) => ({ value: uuid, name: playbillDate(date) })),
          )}
        />
        <SizeField {...control('size')} label="Places par page" />
      </search>
      <ListResults
        list={list}
        answer={answer}
        label="Places trouvées"
        word="place"
        awaited={4}
        empty={
          <EmptyState title="Aucune place ici">
            <p>
              Une demande acceptée donne une place à générer par nom. Changez l’état, la séance ou le nom
              ci-dessus pour en trouver d’autres.
            </p>
          </EmptyState>
        }
      >
        {(rows) => (
          <TableOrCards layout={ticketRowLayout} rows={rows}>
            {(ticket) => <TicketMenu ticket={ticket} open={open} />}
          </TableOrCards>
        )}
      </ListResults>
      {dialog}
    </div>
  );
}

/** No show has this address, or it has no date. */
export function NoDate() {
  return (
    <div className="page">
      <DeskHead title="Places gratuites" />
      <EmptyState
        title="Aucune séance à cette adresse"
        poster={<DrawnPoster title="Relâche" scene="vigil" />}
      >
        <p>Ce spectacle n’existe pas, ou n’a pas encore de séance.</p>
      </EmptyState>
    </div>
  );
}

interface TicketMenuProps {
  ticket: FreeTicket;
  open: OpenAction<FreeTicket>;
}

/** What the office may do with a ticket. */
function TicketMenu({ ticket, open }: TicketMenuProps) {
  const isOn = useIsAhead(new Date(ticket.date.getTime() + AN_EVENING_MS));
  const { run } = useTask();
  const hasPdf = ticket.state.code !== 'A_GENERER' && !isDead(ticket);
  const pdf: RowAction<FreeTicket> = {
    id: 'pdf',
    name: 'Télécharger le PDF',
    icon: 'download',
    run: ({ uuid }) =>
      run(
        () => askServer('readFreeTicketPdf', { params: { uuid } }),
        (file) => saveFile(file, `${uuid}.pdf`),
      ),
  };
  const actions = [...(hasPdf ? [pdf] : []), ...actionsOn(ticket, !isOn).map(rowActionOf)];
  const label = `Actions sur la place ${ofSomebody(ticket.name)}`;
  return <RowMenu row={ticket} label={label} actions={actions} open={open} />;
}

const rowActionOf = (action: TicketAction): RowAction<FreeTicket> => ({
  ...ticketActions[action].menu,
  Dialog: (given) => <TicketActionDialog action={action} {...given} />,
});

/** The dates of a show, each with its seats left and its free tickets. */
function DateFacts({ dates }: { dates: readonly FreeTicketDate[] }) {
  return (
    <ul className={styles.dates} aria-label="Séances">
      {dates.map(({ uuid, date, left, maxPlaces, ...counts }) => (
        <li key={uuid}>
          <p className="bill-date small">
            <time dateTime={isoDateTime(date)}>{playbillDate(date)}</time>
          </p>
          <p>
            <b className={styles.left}>{integer(left)}</b> {left < 2 ? 'place libre' : 'places libres'} sur{' '}
            {integer(maxPlaces)}
          </p>
          <p className="small soft">{countWords(counts)}</p>
        </li>
      ))}
    </ul>
  );
}

/** `2 places demandées · 3 à générer · 4 générées · 1 utilisée`; counts of zero are left out. */
function countWords({
  asked,
  toGenerate,
  generated,
  used,
}: Pick<FreeTicketDate, 'asked' | 'toGenerate' | 'generated' | 'used'>): string {
  const parts = [
    asked > 0 && `${seats(asked)} ${asked < 2 ? 'demandée' : 'demandées'}`,
    toGenerate > 0 && `${integer(toGenerate)} à générer`,
    generated > 0 && `${integer(generated)} ${generated < 2 ? 'générée' : 'générées'}`,
    used > 0 && `${integer(used)} ${used < 2 ? 'utilisée' : 'utilisées'}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Aucune place gratuite' : parts.join(DOT);
}
