import { sql } from 'kysely';
import type { Endpoint, Journalled } from '#common/contract/calls/endpoint';
import { type EndpointName, endpoints } from '#common/contract/calls/endpoints';
import type { WriteTransaction } from '../../platform/database/transaction';
import { hasPermission, requirePerson } from '../../platform/http/caller';
import type { Caller, Handlers } from '../../platform/http/handler';
import { changesBetween } from './journal-changes';
import { addJournalEntry } from './journal-repository';
import type { SubjectUpdate } from './journal-subject';
import { type ReadNoun, journalSubjects } from './journal-subjects';
import { findFreeTicketUpdate } from './ticket-subjects';
import { lockUsers } from '../../people/user/user-repository';

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

function withEntry(journal: Journalled, handler: WritingHandler): WritingHandler {
  const { noun, act, unlessOwn } = journal;
  const observed = observedHandler(journal, handler);
  return async (call, transaction) => {
    if (unlessOwn !== undefined && !hasPermission(call.caller, unlessOwn)) return handler(call, transaction);
    const { answer, before, after } = await observed(call, transaction);
    const author = requirePerson(call.caller).uuid;
    if (unlessOwn !== undefined && before?.person === author) return answer;
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

interface Observed extends SubjectUpdate {
  readonly answer: unknown;
}

/** The same handler, with the thing before and after what it did. */
function observedHandler(
  { noun, act }: Journalled,
  handler: WritingHandler,
): (...call: Parameters<WritingHandler>) => Promise<Observed> {
  if (noun === 'freeTicket')
    return async (call, transaction) => {
      const answer = await handler(call, transaction);
      return { answer, ...findFreeTicketUpdate(transaction) };
    };
  const find = journalSubjects[noun];
  return async (call, transaction) => {
    const { database } = transaction;
    await lockJournalled(transaction, noun);
    const before = act === 'created' ? undefined : await find(database, keyIn(call.params));
    const answer = await handler(call, transaction);
    const after = await find(database, before?.key ?? keyIn(answer));
    return { answer, before, after };
  };
}

/**
 * Nobody else's journalled write of this noun comes between the reading before and the commit: else two entries would
 * tell the same `before`. Accounts change by calls of other nouns too, under a lock of their own.
 */
async function lockJournalled(transaction: WriteTransaction, noun: ReadNoun): Promise<void> {
  if (noun === 'user' || noun === 'roleDemand') return lockUsers(transaction);
  await sql`select pg_advisory_xact_lock(hashtext(${`journal ${noun}`}))`.execute(transaction.database);
}

/** The uuid or slug in the address of a call, or in the answer of one that creates; empty if there is only one thing. */
function keyIn(parts: unknown): string {
  const key: unknown = Reflect.get(Object(parts), 'uuid') ?? Reflect.get(Object(parts), 'slug');
  return typeof key === 'string' ? key : '';
}
