import { sql } from 'kysely';
import type { Endpoint, Journalled } from '#common/contract/calls/endpoint';
import { type EndpointName, endpoints } from '#common/contract/calls/endpoints';
import type { JournalNoun } from '#common/contract/site/journal';
import type { WriteTransaction } from '../database/transaction';
import { may, personOf } from '../http/caller';
import type { Caller, Handlers } from '../http/handler';
import { changesBetween } from './journal-changes';
import { addJournalEntry } from './journal-repository';
import type { JournalSubject } from './journal-subject';
import { journalSubjects } from './journal-subjects';

/**
 * The same handlers; those of calls that the contract declares as journalled also write their entry, in the transaction
 * of the change. A call that changes nothing makes no entry.
 */
export function journalled(handlers: Handlers): Handlers {
  const all = Object.entries(handlers).map(([name, handler]) => {
    // Object.entries loses the key type; the compiler has checked that a journalled call has such a handler.
    const { journal }: Endpoint = endpoints[name as EndpointName];
    return [name, journal === undefined ? handler : withEntry(journal, handler as WritingHandler)];
  });
  return Object.fromEntries(all) as Handlers;
}

type WritingHandler = (call: WritingCall, transaction: WriteTransaction) => Promise<unknown>;

interface WritingCall {
  readonly caller: Caller;
  readonly params: unknown;
}

function withEntry({ noun, act, unlessOwn }: Journalled, handler: WritingHandler): WritingHandler {
  return async (call, transaction) => {
    if (unlessOwn !== undefined && !may(call.caller, unlessOwn)) return handler(call, transaction);
    const { database } = transaction;
    const author = personOf(call.caller).uuid;
    const seen = act === 'created' ? undefined : await journalSubjects[noun](database, keyIn(call.params));
    if (unlessOwn !== undefined && seen?.person === author) return handler(call, transaction);
    const before = seen && (await lockSubject(transaction, noun, seen.key));
    const answer = await handler(call, transaction);
    const after = await journalSubjects[noun](database, before?.key ?? keyIn(answer));
    const changes = changesBetween(before, after);
    if (changes.length > 0)
      await addJournalEntry(transaction, {
        author,
        noun,
        act: after === undefined ? 'removed' : act,
        name: after?.name ?? before?.name,
        // Nobody is named any more by an entry about the deletion of their account.
        person: after?.person,
        changes,
      });
    return answer;
  };
}

/**
 * Reads a thing so that nobody else's journalled write comes between this reading and the commit: else two entries would
 * tell the same `before`. Only the key of a queued call is locked before it, so that it is part of no deadlock.
 */
async function lockSubject(
  { database }: WriteTransaction,
  noun: JournalNoun,
  key: string,
): Promise<JournalSubject | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`journal ${noun} ${key}`}))`.execute(database);
  return journalSubjects[noun](database, key);
}

/** The uuid or slug in the address of a call, or in the answer of one that creates; empty if there is only one thing. */
function keyIn(parts: unknown): string {
  const key: unknown = Reflect.get(Object(parts), 'uuid') ?? Reflect.get(Object(parts), 'slug');
  return typeof key === 'string' ? key : '';
}
