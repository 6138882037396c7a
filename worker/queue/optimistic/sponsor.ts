import { sponsorWrite } from '#common/contract/content/sponsor';
import { readLane } from '#common/rules/lane';
import { savedSponsor } from '#common/rules/saves/sponsor-save';
import { decoded } from './decoded';
import { deskEffect, putOnDesk, removalEffect } from './desk';
import type { Effect, WaitingWrite } from './effect';
import { saveOf } from './save-of';
import { assumeExists, provisionalSlug } from './unknown-here';

/** A partner added, saved or deleted here. */
export function sponsorEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const on = { scope: 'site', desk: 'desk-sponsors', shown: 'sponsors', uuid } as const;
  if (pending.call === 'deleteSponsor') return removalEffect(on);
  const write = decoded(pending.body, sponsorWrite);
  if (write === null) return null;
  return deskEffect(on, (rows) => {
    const save = saveOf(pending, rows.get('desk-sponsors', uuid), write);
    const ruling = savedSponsor(save, {
      slug: provisionalSlug(save),
      // The server makes it the last: behind all ranks that it has given, in the order of adding.
      rank: save.before?.rank ?? pending.seq,
      isPreviewImage: assumeExists,
    });
    if (ruling.ok) putOnDesk(rows, on, ruling.value, ruling.value.visible);
  });
}
