import { fullDate } from '#common/base/dates';
import type { LocationSheet } from '#common/rules/location-sheet';
import { type TypedMoment, momentOf } from '#common/rules/typed-moment';
import type { WindowSheet } from '#common/rules/window-faults';
import type { DeskFields } from '../desk-form/conflict-panel';
import { orNothing } from '../desk-form/conflict-words';

/** The entries that shows and events have in common. */
export const commonConflictFields: DeskFields<LocationSheet & WindowSheet & { readonly title: string }> = {
  title: { label: 'Titre', show: orNothing },
  locationName: { label: 'Lieu', show: orNothing },
  locationDescription: { label: 'Comment y venir', show: orNothing },
  locationLink: { label: 'Lien', show: orNothing },
  visibleFrom: { label: 'À l’affiche dès', show: momentWords },
  visibleUntil: { label: 'À l’affiche jusqu’au', show: momentWords },
};

/** A moment as it was understood, else as it was typed. */
export function momentWords(typed: TypedMoment): string {
  const at = momentOf(typed);
  return at === null ? `${typed.day} ${typed.time}` : fullDate(at);
}
