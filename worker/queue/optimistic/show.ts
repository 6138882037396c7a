import { type Show, type ShowWrite, showWrite } from '#common/contract/agenda/show';
import { isShown } from '#common/rules/agenda';
import type { Ruling } from '#common/rules/saves/refusal';
import type { Save } from '#common/rules/saves/save';
import { savedShow } from '#common/rules/saves/show-save';
import { effectOnDesk } from './desk';
import { assumeExists, assumeUnused, provisionalSlug } from './unknown-here';

/** A show added, saved or deleted here. */
export const showEffect = effectOnDesk(
  { scope: 'secretariat', desk: 'desk-shows', shown: 'shows' },
  showWrite,
  { saved: showHere, isShown: (show, at) => isShown(at)(show) },
);

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
