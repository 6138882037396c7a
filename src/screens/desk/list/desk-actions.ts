import type { DeskItem } from './desk-item';

export type DeskAction = 'preview' | 'revisions' | 'discard';

/**
 * The actions on an item, beside opening it. An item known to this device only has no versions and no link to show; one
 * that everybody can see needs no link.
 */
export function actionsOn(
  { uuid, slug }: Pick<DeskItem, 'uuid' | 'slug'>,
  isAhead: boolean,
): readonly DeskAction[] {
  if (slug === uuid) return ['discard'];
  return [...(isAhead ? ['preview' as const] : []), 'revisions', 'discard'];
}
