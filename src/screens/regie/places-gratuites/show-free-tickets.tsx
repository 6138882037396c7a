import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useParams } from 'wouter';
import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { DrawnPoster } from '../../../components/poster/drawn-poster';
import { Found } from '../../../components/list-filter/found';
import { useAddressFilter } from '../../../components/list-filter/use-address-filter';
import { usePageWithin } from '../../../components/list-filter/use-page-within';
import { OfficeHead } from '../../../components/page/office-head';
import { useServerData } from '../../../components/request/use-server-data';
import { countersAtom } from '../../../state/counters';
import { announce } from '../../../state/notices';
import { Count } from '../../../ui/badge';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { ActDialog, type OpenedAct } from './act-dialog';
import { DateFacts } from './date-facts';
import { ticketFilter, ticketQueryOf } from './ticket-filter';
import { TicketPanel } from './ticket-panel';
import { TicketRows } from './ticket-rows';

/** The free tickets of a show, asked for, given, generated and used, and the office's actions on each. */
export function ShowFreeTickets() {
  const { slug } = useParams<{ slug: string }>();
  return <ShowScreen key={slug} slug={slug} />;
}

function ShowScreen({ slug }: { slug: string }) {
  const address = links.showFreeTickets.to({ slug });
  const [filter, change] = useAddressFilter(address, ticketFilter);
  const { adminResa } = useAtomValue(countersAtom);
  const [acts, setActs] = useState(0);
  const moment = `${adminResa} ${acts}`;
  const dates = useServerData(() => askServer('listFreeTicketDates', { query: { show: slug } }), moment);
  const asked = useServerData(
    () => askServer('listFreeTickets', { query: ticketQueryOf(slug, filter) }),
    `${moment} ${ticketFilter.write(filter)}`,
  );
  const { answer: page, failure, isLoading } = asked;
  const [opened, setOpened] = useState<OpenedAct | null>(null);
  const list = useRef<HTMLElement>(null);
  const askAgain = () => setActs((before) => before + 1);

  const isSure = !isLoading && failure === null;
  usePageWithin(filter.page, isSure ? page?.metadata.lastPage : undefined, (last) =>
    change({ page: last }, { replace: true }),
  );

  const done = (sentence: string) => {
    setOpened(null);
    announce(sentence);
    // The row may be about to be removed; moves the focus, which would be lost with it.
    list.current?.focus({ preventScroll: true });
    askAgain();
  };
  const waiting = dates.answer?.reduce((sum, date) => sum + date.asked, 0) ?? 0;
  const title = dates.answer?.[0]?.show.title;
  if (dates.answer?.length === 0) return <NoDate />;
  return (
    <div className="page">
      <OfficeHead title={title === undefined ? 'Places gratuites' : `Places gratuites\u00a0– ${title}`}>
        <LinkButton href={links.freeTicketDemands.to({ slug })}>
          Demandes <Count value={waiting} label={waiting < 2 ? 'place demandée' : 'places demandées'} />
        </LinkButton>
        <LinkButton variant="primary" icon="plus" href={links.demandFreeTickets.to({ slug })}>
          Demander pour quelqu’un
        </LinkButton>
      </OfficeHead>
      <ServerDataNotice asked={dates} what="La liste des séances" />
      {dates.answer && <DateFacts dates={dates.answer} />}
      <TicketPanel filter={filter} change={change} dates={dates.answer ?? []} />
      <Found
        ref={list}
        label="Places trouvées"
        isReading={isLoading}
        counted={page?.metadata}
        word="place"
        hrefOf={(to) => address + ticketFilter.write({ ...filter, page: to })}
        notice={
          dates.failure === null && <ServerDataNotice asked={asked} what="La liste des places gratuites" />
        }
      >
        {page === undefined && failure === null && <RowsSkeleton count={4} />}
        {page?.data.length === 0 && !isLoading && (
          <EmptyState title="Aucune place ici">
            <p>
              Une demande acceptée donne une place à générer par nom. Changez l’état, la séance ou le nom
              ci-dessus pour en trouver d’autres.
            </p>
          </EmptyState>
        )}
        {page !== undefined && page.data.length > 0 && <TicketRows tickets={page.data} onOpen={setOpened} />}
      </Found>
      <ActDialog opened={opened} onClose={() => setOpened(null)} onDone={done} onStale={askAgain} />
    </div>
  );
}

/** No show has this address, or it has no date. */
export function NoDate() {
  return (
    <div className="page">
      <OfficeHead title="Places gratuites" />
      <EmptyState
        title="Aucune séance à cette adresse"
        poster={<DrawnPoster title="Relâche" scene="vigil" />}
      >
        <p>Ce spectacle n’existe pas, ou n’a pas encore de séance.</p>
      </EmptyState>
    </div>
  );
}
