import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { currentShow, offeredShow } from '#common/rules/agenda';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { useServerNow } from '../../../components/clock/clock-offset';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { ListNeverReceived } from '../../../components/mirror-answer/never-received';
import { DeskHead } from '../../../components/page/desk-head';
import { EmptyState } from '../../../ui/empty-state';
import { Link } from '../../../ui/link';
import { LinkButton } from '../../../ui/link-button';
import { ShowSetting } from './show-setting';
import styles from './show-settings.module.css';

/** Quick settings of the shows for the administration: which is on the bill, and which take bookings. */
export function ShowSettings() {
  const now = useServerNow();
  const { answer: all, reach } = useMirrorAnswer(deskAgendaQueries.shows);
  const shows = (all ?? [])
    .filter(({ visibleUntil }) => now < visibleUntil)
    .toSorted((one, other) => one.visibleFrom.getTime() - other.visibleFrom.getTime());
  const isAwaited = all === undefined || (all.length === 0 && reach === 'waiting');
  return (
    <div className="page">
      <DeskHead title="Réglages des spectacles" parent={{ href: links.site.to(), name: 'Site' }}>
        <LinkButton href={links.priceCategories.to()}>Catégories de prix</LinkButton>
      </DeskHead>
      {isAwaited ? (
        <RowsSkeleton count={3} />
      ) : all.length === 0 && reach === 'silent' ? (
        <div className={styles.bill}>
          <ListNeverReceived />
        </div>
      ) : (
        <>
          <OnTheBill shows={shows} now={now} />
          <section aria-labelledby="reglages">
            <h2 className={styles.heading} id="reglages">
              À l’affiche et à paraître
            </h2>
            {shows.length === 0 ? (
              <EmptyState
                title="Aucun spectacle à l’affiche"
                action={<LinkButton href={links.addShow.to()}>Ajouter un spectacle</LinkButton>}
              />
            ) : (
              <ul>
                {shows.map((show) => (
                  <ShowSetting key={show.uuid} show={show} now={now} />
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </div>
  );
}

function OnTheBill({ shows, now }: { shows: readonly Show[]; now: Date }) {
  const agenda = { shows, events: [] };
  const current = currentShow(agenda, now);
  return (
    <section className={styles.bill} aria-labelledby="du-moment">
      <h2 className={styles.heading} id="du-moment">
        Spectacle du moment
      </h2>
      {current === null ? (
        <p>Aucun spectacle à l’affiche n’a de séance à venir.</p>
      ) : (
        <p>
          <Link href={links.currentShow.to()}>{current.title}</Link>
          {current === offeredShow(agenda, now)
            ? '\u00a0: de ceux qui se réservent, c’est le prochain.'
            : '\u00a0: rien ne se réserve en ce moment, et c’est le prochain à l’affiche.'}
        </p>
      )}
    </section>
  );
}
