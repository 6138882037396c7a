import type { SyncState } from '#worker/api';
import { warn } from '../state/notices';
import { lossSentence } from '../text/loss-sentence';

/** Says what went wrong with what was saved here: refused for want of a right, or lost by the browser. */
export function tellTroubles(before: SyncState, after: SyncState): void {
  const known = parked(before);
  const isSamePerson = personOf(before) !== null && personOf(before) === personOf(after);
  if (isSamePerson && parked(after).some((key) => !known.includes(key))) warn('Droits insuffisants');
  if (after.lost.length > before.lost.length) warn(lossSentence(after.lost));
}

const parked = ({ toAttend }: SyncState): readonly string[] =>
  toAttend.filter(({ reason }) => reason === 'park').map(({ key }) => key);

const personOf = ({ session }: SyncState): string | null =>
  session.kind === 'open' ? session.session.user.uuid : null;
