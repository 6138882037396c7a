import { collectionsOf } from '#common/contract/feed/collection-names';
import {
  type CoveredRow,
  type FollowState,
  type Generation,
  type RowAhead,
  isLeftDoor,
  isOwnLoaded,
} from '#mirror/generation';
import { applyOverlay, liftOverlay, liftOverlayWhere, waitingOver, withTheirLists } from '../queue/overlay';
import type { DecodedAnswer } from './decode-answer';
import { isOfDoor } from './left-door';

export interface Applying {
  /** The state that the request was made from. */
  readonly from: FollowState;
  readonly answer: DecodedAnswer;
  /** The writes whose effect is in the rows of this answer, or of earlier ones. */
  readonly settled: readonly string[];
  readonly clockOffset: number | null;
}

/** `stale`: the generation has moved on since the request (another pull, another owner), and nothing was done. */
export type Applied = { readonly kind: 'applied'; readonly state: FollowState } | { readonly kind: 'stale' };

/** How far the stored `caughtUpAt` may lag while there is nothing else to write, in milliseconds. */
const AGE_WRITTEN_EVERY = 15 * 60_000;

/**
 * Applies an answer to a generation: rows, cursor, settled writes and the overlay of waiting ones, in one transaction,
 * and only if the generation is still in the state that the request was made from.
 */
export async function applyAnswer(generation: Generation, applying: Applying): Promise<Applied> {
  const { from } = applying;
  const whole = nextState(applying);
  // The old cursor still serves: nothing lies between it and the new one.
  if (isNothingNew(applying, whole)) return { kind: 'applied', state: whole };
  return generation.database.transaction('rw', generation.database.tables, async () => {
    const now = await generation.follow.get('follow');
    if (now === undefined || !isSamePlace(now, from)) return { kind: 'stale' } as const;
    const { ahead: _ahead, ...next } = whole;
    const ahead = stillAhead(now.ahead ?? [], applying.answer);
    const mayStay = ({ collection }: RowAhead) =>
      applying.answer.more && (!isOfDoor(collection) || next.scopes.includes('billetterie'));
    const answer = withRemoved(
      applying.answer,
      ahead.filter((row) => !mayStay(row)),
    );
    const staying = ahead.filter(mayStay);
    const state = staying.length > 0 ? { ...next, ahead: staying } : next;
    const settledThings = await markSettled(generation, applying.settled, state);
    const change = { isChanging: isChangedBy(answer, from, state), settledThings, scopes: state.scopes };
    await changeBelowOverlay(generation, change, () => putAndRemove(generation, answer));
    await generation.follow.put(state);
    return { kind: 'applied', state } as const;
  });
}

interface BelowOverlay {
  readonly isChanging: (row: Pick<CoveredRow, 'collection' | 'key'>) => boolean;
  readonly settledThings: readonly string[];
  readonly scopes: readonly string[];
}

/** In a transaction on all tables: changes the server's rows, under the effects of what waits. */
export async function changeBelowOverlay(
  generation: Generation,
  { isChanging, settledThings, scopes }: BelowOverlay,
  change: () => Promise<void>,
): Promise<void> {
  const lifted = await liftOverlayWhere(generation, isChanging);
  // A row may arrive after a write to it: the mirror was lost and is filled again, while the outbox was kept.
  const awaited = await waitingOver(generation, isChanging);
  const things = await withTheirLists(generation, [...lifted, ...settledThings, ...awaited]);
  await liftOverlay(generation, things);
  await change();
  await applyOverlay(generation, things, scopes);
}

/** Those of these rows that neither this answer nor one before it has told of. */
function stillAhead(ahead: readonly RowAhead[], { put, remove }: DecodedAnswer): readonly RowAhead[] {
  if (ahead.length === 0) return ahead;
  const told = new Set<string>();
  for (const [collection, rows] of put) for (const { uuid } of rows) told.add(`${collection}/${uuid}`);
  for (const [collection, keys] of remove) for (const key of keys) told.add(`${collection}/${key}`);
  return ahead.filter(({ collection, key }) => !told.has(`${collection}/${key}`));
}

/** The answer, as if it removed these rows too. */
function withRemoved(answer: DecodedAnswer, rows: readonly RowAhead[]): DecodedAnswer {
  if (rows.length === 0) return answer;
  const remove = new Map(answer.remove);
  for (const { collection, key } of rows) remove.set(collection, [...(remove.get(collection) ?? []), key]);
  return { ...answer, remove };
}

function nextState({ from, answer, clockOffset }: Applying): FollowState {
  return {
    ...from,
    cursors: answer.cursors,
    scopes: answer.cursors.mine === null ? from.scopes : answer.scopes,
    caughtUpAt: answer.more ? from.caughtUpAt : answer.serverNow,
    ownLoaded: (isOwnLoaded(from) && !answer.emptied) || (!answer.more && answer.cursors.mine !== null),
    clockOffset,
  };
}

function isNothingNew({ from, answer, settled }: Applying, state: FollowState): boolean {
  const { put, remove, emptied, more, walking } = answer;
  const isEmpty = put.size === 0 && remove.size === 0 && settled.length === 0 && !emptied;
  const isOther = differInKind(from.cursors, state.cursors);
  const isAtRest = !more && !walking && !isOther;
  const written = from.caughtUpAt?.getTime() ?? 0;
  const isRecent = answer.serverNow.getTime() - written < AGE_WRITTEN_EVERY;
  const isAsLoaded = isOwnLoaded(from) === isOwnLoaded(state);
  return isEmpty && isAtRest && isRecent && isAsLoaded && haveSameScopes(from, state);
}

/** Whether a feed that had no cursor has one now, or the other way round. */
const differInKind = (one: FollowState['cursors'], other: FollowState['cursors']) =>
  (one.public === null) !== (other.public === null) || (one.mine === null) !== (other.mine === null);

/** Where a generation stands. */
export type Place = Pick<FollowState, 'epoch' | 'cursors'>;

export const isSamePlace = (one: Place, other: Place) =>
  one.epoch === other.epoch &&
  one.cursors.public === other.cursors.public &&
  one.cursors.mine === other.cursors.mine;

const haveSameScopes = (one: FollowState, other: FollowState) =>
  one.scopes.length === other.scopes.length && one.scopes.every((scope) => other.scopes.includes(scope));

/** Marks these writes as settled. Returns their things. */
async function markSettled(
  generation: Generation,
  keys: readonly string[],
  state: FollowState,
): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const settled = await generation.pending.where('key').anyOf(keys).toArray();
  await generation.pending.bulkPut(settled.map((pending) => ({ ...pending, settled: true })));
  const things = [...new Set(settled.map(({ thing }) => thing))];
  // No pull brings the server's rows of these scans: the ones laid here stay in their place.
  if (isLeftDoor(state)) await generation.covered.where('thing').anyOf(things).delete();
  return things;
}

function isChangedBy(
  answer: DecodedAnswer,
  from: FollowState,
  state: FollowState,
): (row: Pick<CoveredRow, 'collection' | 'key'>) => boolean {
  if (answer.emptied || !haveSameScopes(from, state)) return () => true;
  const changing = new Set<string>();
  for (const [collection, rows] of answer.put)
    for (const { uuid } of rows) changing.add(`${collection}/${uuid}`);
  for (const [collection, keys] of answer.remove)
    for (const key of keys) changing.add(`${collection}/${key}`);
  return ({ collection, key }) => changing.has(`${collection}/${key}`);
}

async function putAndRemove(generation: Generation, answer: DecodedAnswer): Promise<void> {
  if (answer.emptied)
    for (const collection of collectionsOf('mine')) await generation.rows(collection).clear();
  for (const [collection, keys] of answer.remove) await generation.rows(collection).bulkDelete([...keys]);
  for (const [collection, rows] of answer.put) await generation.database.table(collection).bulkPut([...rows]);
}
