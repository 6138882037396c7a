import type { LocationSheet } from '#common/rules/location-sheet';
import type { WindowSheet } from '#common/rules/window-faults';
import type { DeskFields } from '../desk-form/conflict-panel';
import { momentWords, orNothing } from '../desk-form/conflict-words';

/** The conflict fields that shows and events share. */
export const commonConflictFields: DeskFields<LocationSheet & WindowSheet & { readonly title: string }> = {
  title: { label: 'Titre', show: orNothing },
  locationName: { label: 'Lieu', show: orNothing },
  locationDescription: { label: 'Comment y venir', show: orNothing },
  locationLink: { label: 'Lien', show: orNothing },
  locationAddress: { label: 'Adresse', show: orNothing },
  locationParking: { label: 'Stationnement', show: orNothing },
  locationAccess: { label: 'Accès', show: orNothing },
  visibleFrom: { label: 'À l’affiche dès', show: momentWords },
  visibleUntil: { label: 'À l’affiche jusqu’au', show: momentWords },
};
