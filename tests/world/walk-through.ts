import { create } from 'superstruct';
import { must } from '#common/base/must';
import { nonceHeader, protocolVersion, pullAnswer } from '#common/contract/feed/changes';
import { type Collection, collectionNames } from '#common/contract/feed/collection-names';
import { collections } from '#common/contract/feed/collections';
import type { Rows, WorldServer } from './world-server';

/** A first load from nothing: what the server would tell a new device of this person. */
export async function walkThrough(
  answer: WorldServer['answer'],
  token: string | null,
  fresh: () => string,
): Promise<Rows> {
  const rows = new Map<Collection, Map<string, object>>(collectionNames.map((name) => [name, new Map()]));
  let cursors: { public: string | null; mine: string | null } = { public: null, mine: null };
  for (;;) {
    const nonce = fresh();
    const headers = new Headers({ 'content-type': 'application/json', [nonceHeader]: nonce });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    const body = JSON.stringify({ cursors, unsettled: [], protocol: protocolVersion, nonce });
    const { body: text } = await answer({ method: 'POST', path: '/api/changes', headers, body });
    const page = create(JSON.parse(text), pullAnswer);
    for (const name of collectionNames) {
      const held = must(rows.get(name), 'a map of each collection');
      for (const key of page.remove[name] ?? []) held.delete(key);
      for (const row of page.put[name] ?? []) {
        const [, decoded] = collections[name].row.validate(row, { coerce: true });
        if (decoded !== undefined) held.set(decoded.uuid, decoded);
      }
    }
    cursors = page.cursors;
    if (!page.more) return rows;
  }
}
