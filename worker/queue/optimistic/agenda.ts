import type { Struct } from 'superstruct';
import { wholeSecond } from '#common/base/paris-time';
import type { RowOf } from '#common/contract/feed/collections';
import { agendaEvent } from '#common/contract/agenda/event';
import { show } from '#common/contract/agenda/show';
import type { Scope } from '#common/rules/scopes';
import { isShown } from '#common/rules/agenda';
import { readLane } from '#common/rules/lane';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

/** A show saved or deleted here. Whether its dates may be so, and what categories it left out, is for the server to say. */
export const showEffect = (pending: WaitingWrite): Effect | null =>
  agendaEffect(pending, 'secretariat', 'desk-shows', 'shows', show);

/** An event saved or deleted here. */
export const eventEffect = (pending: WaitingWrite): Effect | null =>
  agendaEffect(pending, 'site', 'desk-events', 'events', agendaEvent);

/**
 * Whoever writes it sees it as it will be, and so does the public's part of this device while it is shown. What is sent
 * from here has all that its row says; a body that lacks something shows nothing before the server has it.
 */
function agendaEffect<Desk extends 'desk-shows' | 'desk-events', Shown extends 'shows' | 'events'>(
  { thing, call, body, key, at }: WaitingWrite,
  scope: Scope,
  desk: Desk,
  shown: Shown,
  struct: Struct<RowOf<Desk> & RowOf<Shown>, unknown>,
): Effect | null {
  const { key: uuid } = readLane(thing);
  const isGone = call.startsWith('delete');
  // The server finds an address by the title; until then the uuid leads here.
  const made = isGone ? null : decoded({ ...Object(body), uuid, slug: uuid, version: key }, struct);
  if (made === null && !isGone) return null;
  return {
    scope,
    touches: [desk, shown].map((collection) => ({ collection, key: uuid })),
    play(scene) {
      const before = scene.get(desk, uuid);
      // Either the server has created it already, or somebody else deleted what is saved here.
      if (made !== null && (before === null) === call.startsWith('update')) return;
      const row = made && { ...made, slug: before?.slug ?? uuid };
      const now = wholeSecond(at);
      scene.set(desk, uuid, row);
      scene.set(shown, uuid, row !== null && isShown(now)(row) ? row : null);
    },
  };
}
