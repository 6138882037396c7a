import type { ImageRow } from '#common/contract/content/image';
import type { MenuAction } from '../../../ui/overlay/menu';

export type ImageAction = 'edit' | 'replace' | 'download' | 'discard';

/** The actions available on an image. */
export function actionsOn({ file }: ImageRow): readonly (MenuAction & { id: ImageAction })[] {
  return [
    { id: 'edit', name: 'Modifier…', icon: 'edit' },
    {
      id: 'replace',
      name: file === undefined ? 'Envoyer le fichier…' : 'Remplacer le fichier…',
      icon: 'upload',
    },
    ...(file === undefined ? [] : [{ id: 'download', name: 'Télécharger', icon: 'download' } as const]),
    { id: 'discard', name: 'Mettre à la corbeille…', icon: 'trash', isGrave: true },
  ];
}
