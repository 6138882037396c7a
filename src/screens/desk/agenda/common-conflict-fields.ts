import { prefixed } from '#common/base/prefixed';
import { locationFields } from '#common/nouns/location';
import type { LocationSheet } from './location-sheet';
import type { WindowSheet } from './window-faults';
import type { DeskFields } from '../form/conflict-panel';
import { momentWords } from '../form/conflict-words';
import { conflictFieldsOf } from '../form/conflict-fields';

/** The conflict fields that shows and events share. */
export const commonConflictFields: DeskFields<LocationSheet & WindowSheet> = {
  ...prefixed('location', conflictFieldsOf(locationFields)),
  visibleFrom: { label: 'À l’affiche dès', show: momentWords },
  visibleUntil: { label: 'À l’affiche jusqu’au', show: momentWords },
};
