import { useAtomValue } from 'jotai';
import { shortDate } from '#common/base/dates';
import { onWire } from '#common/base/wire';
import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { showSheetOf, showWriteOf } from './show-sheet';
import { laneOf } from '#common/rules/lane';
import { draftQueries } from '#mirror/queries/draft-queries';
import { keepDraft } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { queuedWrites } from '../../../bridge/queued-writes';
import { enqueueAndAnnounce } from '../../../components/request/enqueue-and-announce';
import { warn } from '../../../state/notices';
import { personAtom } from '../../../state/session';
import { failureSentence } from '../../../text/error-sentences';
import { Badge } from '../../../ui/badge';
import { Link } from '../../../ui/link';
import { Switch } from '../../../ui/field/switch';
import styles from './show-settings.module.css';

/** One show: whether it takes bookings, and until when it is visible. */
export function ShowSetting({ show, now }: { show: Show; now: Date }) {
  const { uuid, slug, title, bookings, visibleFrom, visibleUntil, banner } = show;
  const owner = useAtomValue(personAtom)?.uuid ?? '';
  const setBookings = async (isOpen: boolean) => {
    const lane = laneOf('show', uuid);
    const sheet = showSheetOf(show);
    const changed = { bookings: isOpen };
    // If another person saves at the same time, the form finds both versions. An unsaved draft of the form is left
    // alone.
    const typed = await draftQueries.read(owner, lane);
    const isFormFree = typed === null || typed.isSaved;
    if (isFormFree) {
      const kept = await keepDraft({
        id: lane,
        title,
        desk: freshUuid(),
        base: sheet,
        changed,
        whole: sheet,
      });
      if (!kept.ok) return warn(failureSentence(kept.failure));
    }
    const body = onWire({ uuid, ...showWriteOf({ ...sheet, ...changed }) });
    const saved = await enqueueAndAnnounce(
      { ...queuedWrites.updateShow(show, body), ...(isFormFree && { savesDraft: changed }) },
      isOpen ? `Réservations ouvertes\u00a0: ${title}` : `Réservations fermées\u00a0: ${title}`,
    );
    if (!saved.ok) return warn(failureSentence(saved.failure));
  };
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.title}>
          <Link href={links.editShow.to({ slug })}>{title}</Link>
        </h3>
        <p className={styles.facts}>
          {visibleFrom <= now ? (
            <>
              <Badge>À l’affiche</Badge> jusqu’au {shortDate(visibleUntil)}
            </>
          ) : (
            <>
              <Badge shape="triangle">À paraître</Badge> le {shortDate(visibleFrom)}
            </>
          )}
          <span>{banner ? 'bannière choisie' : 'bannière dessinée par le site'}</span>
        </p>
      </div>
      <Switch isSelected={bookings} onChange={(isOpen) => void setBookings(isOpen)}>
        Réservations<span className="visually-hidden">&nbsp;: {title}</span>
      </Switch>
    </li>
  );
}
