import type { DraftSummary } from '#mirror/queries/draft-queries';
import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';
import type { DeskRow } from './desk-page';

/** The title of a row; a draft may have none yet. */
export const titleOf = ({ title }: Pick<DeskRow, 'title'>): string => title.trim() || 'Sans titre';

/** The editor's address of a row; something never saved is found by its uuid from this device. */
export const editAddressOf = ({ addresses }: DeskListNoun, { uuid, item }: DeskRow): string =>
  addresses.edit(item?.slug ?? uuid);

/** Why there is nothing but a draft of it, as far as this device knows. */
export const aloneWords = ({ isNew }: Pick<DraftSummary, 'isNew'>): string =>
  isNew ? 'Jamais enregistrée' : 'Dans la corbeille, ou supprimée';

/** `1998, 1999`; empty without any. */
export const yearsOf = ({ years }: DeskItem): string =>
  years.toSorted((one, other) => one - other).join(', ');
