import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import type { Outbox, OutboxWrite } from '#mirror/outbox';
import { uuidOf } from './enqueue';

/** The write that creates the same thing as a refused one, and was not refused itself. */
async function replacementOf({ writes }: Outbox, refused: OutboxWrite): Promise<OutboxWrite | undefined> {
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
 * If another write creates what a refused one was to create, the writes based on the refused one follow that one: a refund
 * stays valid whichever attempt at its sale succeeds. Returns the followers that go on.
 */
export async function followersOfReplacement(
  outbox: Outbox,
  refused: OutboxWrite,
  followers: readonly OutboxWrite[],
): Promise<readonly OutboxWrite[]> {
  const replacement = followers.length === 0 ? undefined : await replacementOf(outbox, refused);
  if (replacement === undefined) return [];
  const lane = await outbox.writes.where('lane').equals(refused.lane).toArray();
  const last = Math.max(...lane.map(({ seq }) => seq));
  return followers
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ error: _error, with: _with, ...one }, rank) => ({
      ...one,
      state: 'queued' as const,
      seq: last + 1 + rank,
      behind: one.behind === refused.key ? replacement.key : one.behind,
    }));
}
