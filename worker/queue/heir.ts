import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import { uuidOf } from './enqueue';

/** The write that creates the same thing as a refused one, and was not refused itself. */
async function heirOf({ writes }: Outbox, refused: OutboxWrite): Promise<OutboxWrite | undefined> {
  const { created }: Endpoint = endpoints[refused.call];
  const uuid = uuidOf(refused);
  if (created !== true || uuid === undefined) return undefined;
  const lane = await writes.where('lane').equals(refused.lane).sortBy('seq');
  return lane.findLast(
    (one) =>
      one.call === refused.call &&
      uuidOf(one) === uuid &&
      ['queued', 'acknowledged', 'settled'].includes(one.state),
  );
}

/**
 * If what a refused write was to create is created anew by another one, the writes based on it go on behind that one: a
 * refund stands, whichever attempt at its sale succeeds. Returns those of the followers that go on.
 */
export async function followersOfHeir(
  outbox: Outbox,
  refused: OutboxWrite,
  followers: readonly OutboxWrite[],
): Promise<readonly OutboxWrite[]> {
  const heir = followers.length === 0 ? undefined : await heirOf(outbox, refused);
  if (heir === undefined) return [];
  const lane = await outbox.writes.where('lane').equals(refused.lane).toArray();
  const last = Math.max(...lane.map(({ seq }) => seq));
  return followers
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ error: _error, with: _with, ...one }, rank) => ({
      ...one,
      state: 'queued' as const,
      seq: last + 1 + rank,
      behind: one.behind === refused.key ? heir.key : one.behind,
    }));
}
