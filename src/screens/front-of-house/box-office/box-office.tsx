import { useAtomValue } from 'jotai';
import { Redirect, useLocation, useSearch } from 'wouter';
import { playbillDate } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import { permissions } from '#common/contract/calls/permissions';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { isAllowed } from '#common/rules/is-allowed';
import { boxOfficeQueries } from '#mirror/queries/box-office-queries';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { serverNow, useServerNow } from '../../../components/clock/clock-offset';
import { DrawnPoster } from '../../../components/poster/drawn-poster';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { ListNeverReceived } from '../../../components/mirror-answer/never-received';
import { DeskHead } from '../../../components/page/desk-head';
import { rolesAtom } from '../../../state/session';
import { classNames } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { Select } from '../../../ui/field/select';
import { BoxOfficeDate } from './box-office-date';
import styles from './box-office.module.css';
import { useBoxOffice } from './use-box-office';

/** `/bar/billetterie`: the counter, for its staff; members without that role are redirected to their free tickets. */
export function BoxOffice() {
  const roles = useAtomValue(rolesAtom);
  if (!isAllowed(permissions.ticketOffice, roles)) return <Redirect to={links.freeTickets.to()} replace />;
  return (
    <div className="page">
      <BoxOfficeScreen />
    </div>
  );
}

function BoxOfficeScreen() {
  // Kept in the address, so that a phone that reloads during the evening returns to the same date.
  const chosen = new URLSearchParams(useSearch()).get('seance');
  const [, navigate] = useLocation();
  const choose = (uuid: string) => navigate(`${links.ticketOffice.to()}?seance=${uuid}`, { replace: true });
  const now = useServerNow();
  const { answer: dates, reach } = useMirrorAnswer(() => boxOfficeQueries.dates(serverNow()));
  const date = dates?.find(({ uuid }) => uuid === chosen) ?? nextOf(dates ?? [], now);
  if (date !== undefined)
    return <OneDate key={date.uuid} date={date} dates={dates ?? []} onChoose={choose} />;
  return (
    <>
      <DeskHead title="Billetterie" />
      {(dates === undefined || reach === 'waiting') && <RowsSkeleton count={4} />}
      {dates !== undefined && reach === 'silent' && <ListNeverReceived what="la billetterie" />}
      {dates !== undefined && reach === 'complete' && <NoDate />}
    </>
  );
}

interface OneDateProps {
  date: DoorDateRow;
  dates: readonly DoorDateRow[];
  onChoose: (uuid: string) => void;
}

function OneDate({ date, dates, onChoose }: OneDateProps) {
  const counter = useBoxOffice(date.uuid);
  const { rows, figures } = counter;
  return (
    <>
      <DeskHead
        title={playbillDate(date.date)}
        above={`Billetterie\u00a0· ${date.showTitle}${date.rehearsal ? ' (répétition)' : ''}`}
      >
        {dates.length > 1 && (
          <Select
            className={classNames(styles.dates)}
            label="Séance"
            labelHidden
            options={dates.map(({ uuid, date: begins, showTitle }) => ({
              id: uuid,
              name: `${playbillDate(begins)} – ${showTitle}`,
            }))}
            value={date.uuid}
            onChange={(uuid) => uuid !== null && onChoose(String(uuid))}
          />
        )}
        <LinkButton href={links.scan.to()} icon="camera" className={classNames(styles.scan)}>
          <span>Scanner</span>
        </LinkButton>
      </DeskHead>
      <div className={styles.body}>
        {rows && figures ? (
          <BoxOfficeDate counter={counter} rows={rows} figures={figures} />
        ) : (
          <RowsSkeleton count={4} />
        )}
      </div>
    </>
  );
}

const NoDate = () => (
  <EmptyState
    title="Aucune séance à l’affiche"
    poster={<DrawnPoster title="Billetterie" scene="vigil" />}
    action={<LinkButton href={links.freeTickets.to()}>Mes places gratuites</LinkButton>}
  >
    <p>
      Le guichet s’ouvre de lui-même avec la prochaine séance&nbsp;: dès que la régie en ajoute une à un
      spectacle, elle paraît ici, et ce téléphone la garde pour les soirs sans réseau.
    </p>
  </EmptyState>
);

/** The current date, else the next one; the last one if all are over. */
function nextOf(dates: readonly DoorDateRow[], now: Date): DoorDateRow | undefined {
  return dates.find(({ doorsCloseAt }) => doorsCloseAt > now) ?? dates.at(-1);
}
