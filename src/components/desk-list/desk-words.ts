import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';
import type { DeskRow } from './desk-page';

/** What a row is called; a draft may have no title yet. */
export const titleOf = ({ title }: Pick<DeskRow, 'title'>): string => title.trim() || 'Sans titre';

/** Where what stands in a row is written: what was never saved is found by the key that this device gave it. */
export const editAddressOf = ({ addresses }: DeskListNoun, { uuid, item }: DeskRow): string =>
  addresses.edit(item?.slug ?? uuid);

/** `1998, 1999`; empty without any. */
export const yearsOf = ({ years }: DeskItem): string =>
  years.toSorted((one, other) => one - other).join(', ');

/** Who saved last, as a list has room for it. */
export const saverOf = ({ savedBy }: DeskItem): string | null =>
  savedBy === null ? null : `${savedBy.firstname} ${savedBy.name}`.trim();
