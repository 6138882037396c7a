import { everyFieldOf } from '#common/base/every-field-of';
import { type SponsorRow, type SponsorWrite, sponsorWrite } from '#common/contract/content/sponsor';
import { readLane } from '#common/rules/lane';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

/** A partner added, saved or deleted here: on the desk, and among those that are shown if it is one of them. */
export function sponsorEffect({ thing, call, body, key, seq }: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(thing);
  const isGone = call === 'deleteSponsor';
  const write = isGone ? null : decoded(body, sponsorWrite);
  if (write === null && !isGone) return null;
  return {
    scope: 'site',
    touches: [
      { collection: 'desk-sponsors', key: uuid },
      { collection: 'sponsors', key: uuid },
    ],
    play(scene) {
      const before = scene.get('desk-sponsors', uuid);
      // Either the server has already created it, or another person has deleted it.
      if (write !== null && (before === null) === (call === 'updateSponsor')) return;
      const row = write && rowOf(write, { uuid, before, version: key, seq });
      scene.set('desk-sponsors', uuid, row);
      scene.set('sponsors', uuid, row?.visible === true ? row : null);
    },
  };
}

interface Saved {
  readonly uuid: string;
  readonly before: SponsorRow | null;
  readonly version: string;
  readonly seq: number;
}

function rowOf(
  { name, description, link, logo, visible }: SponsorWrite,
  { uuid, before, version, seq }: Saved,
): SponsorRow {
  return everyFieldOf<SponsorRow>()({
    uuid,
    // The server derives the slug from the name; until then the uuid stands in for it.
    slug: before?.slug ?? uuid,
    name: name.trim(),
    description: description.trim(),
    ...(link && { link }),
    ...(logo && { logo: logo.uuid }),
    // The server makes it the last: behind all ranks that it has given, in the order of adding.
    rank: before?.rank ?? seq,
    visible,
    version,
  });
}
