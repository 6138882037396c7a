import type { MenuAction } from '../../ui/overlay/menu';
import type { DeskItem } from './desk-item';

export type DeskAction = 'preview' | 'revisions' | 'discard';

/**
 * What may be done with an item, beside opening it. What only this device knows has neither versions nor a link to show,
 * what everybody can see needs none.
 */
export function actionsOn(
  { uuid, slug }: Pick<DeskItem, 'uuid' | 'slug'>,
  isAhead: boolean,
): readonly DeskAction[] {
  if (slug === uuid) return ['discard'];
  return [...(isAhead ? ['preview' as const] : []), 'revisions', 'discard'];
}

export const menuActions: Readonly<Record<DeskAction, MenuAction & { id: DeskAction }>> = {
  preview: { id: 'preview', name: 'Aperçu par un lien…', icon: 'link' },
  revisions: { id: 'revisions', name: 'Versions…', icon: 'clock' },
  discard: { id: 'discard', name: 'Mettre à la corbeille', icon: 'trash', isGrave: true },
};
