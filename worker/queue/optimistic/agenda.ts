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

/** A show saved or deleted here. Only the server checks its dates and the categories that it left out. */
export const showEffect = (pending: WaitingWrite): Effect | null =>
  agendaEffect(pending, 'secretariat', 'desk-shows', 'shows', show);

/** An event saved or deleted here. */
export const eventEffect = (pending: WaitingWrite): Effect | null =>
  agendaEffect(pending, 'site', 'desk-events', 'events', agendaEvent);

/**
 * Its editor sees it as it will be, and so do this device's public rows while it is shown. A body written here has
 * every field of its row; one that lacks a field shows nothing until the server has it.
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
  // The server derives the slug from the title; until then the uuid stands in for it.
  const made = isGone ? null : decoded({ ...Object(body), uuid, slug: uuid, version: key }, struct);
  if (made === null && !isGone) return null;
  return {
    scope,
    touches: [desk, shown].map((collection) => ({ collection, key: uuid })),
    play(scene) {
      const before = scene.get(desk, uuid);
      // Either the server has already created it, or another person has deleted it.
      if (made !== null && (before === null) === call.startsWith('update')) return;
      const row = made && { ...made, slug: before?.slug ?? uuid };
      const now = wholeSecond(at);
      scene.set(desk, uuid, row);
      scene.set(shown, uuid, row !== null && isShown(now)(row) ? row : null);
    },
  };
}
