import { type Show, type ShowWrite, showWrite } from '#common/contract/agenda/show';
import { isShown } from '#common/rules/agenda';
import { readLane } from '#common/rules/lane';
import type { Ruling } from '#common/rules/saves/refusal';
import type { Save } from '#common/rules/saves/save';
import { savedShow } from '#common/rules/saves/show-save';
import { decoded } from './decoded';
import { deskEffect, putOnDesk, removalEffect } from './desk';
import type { Effect, WaitingWrite } from './effect';
import { saveOf } from './save-of';
import { assumeExists, assumeUnused, provisionalSlug } from './unknown-here';

/** A show saved or deleted here. */
export function showEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const on = { scope: 'secretariat', desk: 'desk-shows', shown: 'shows', uuid } as const;
  if (pending.call === 'deleteShow') return removalEffect(on);
  const write = decoded(pending.body, showWrite);
  if (write === null) return null;
  return deskEffect(on, (rows) => {
    const save = saveOf(pending, rows.get('desk-shows', uuid), write);
    const ruling = showHere(save);
    if (ruling.ok) putOnDesk(rows, on, ruling.value, isShown(save.at)(ruling.value));
  });
}

/** Plays and price categories have the names that the form had read. */
function showHere(save: Save<Show, ShowWrite>): Ruling<Show> {
  const { pieces, prices } = save.write;
  return savedShow(save, {
    slug: provisionalSlug(save),
    pieceNamed(slug) {
      const title = pieces.find((piece) => piece.slug === slug)?.title;
      return typeof title === 'string' ? { slug, title } : undefined;
    },
    event: save.write.event?.slug,
    isImage: assumeExists,
    categories: prices.flatMap(({ category: { slug, name } }) => {
      const known = save.before?.prices.find(({ category }) => category.slug === slug)?.category;
      return typeof name === 'string' ? [{ ...known, slug, name }] : [];
    }),
    isDateElsewhere: assumeUnused,
    isPriceElsewhere: assumeUnused,
    // Only the server knows what was booked.
    seatsTaken: () => ({ booked: 0, offered: 0 }),
    isInUse: () => false,
    // The categories are those of the body: none is missing.
    newUuid: () => '',
  });
}
