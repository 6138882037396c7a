import type { ImageRow } from '#common/contract/content/image';
import { imageFile } from '#common/contract/site/links';
import { imageUseQueries } from '#mirror/queries/image-use-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import { DiscardDialog } from '../list/discard-dialog';
import type { RowAction, RowDialogProps } from '../list/row-actions';
import { openBeside } from '../../../components/browser/save-file';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { ReplaceFileDialog } from './replace-file-dialog';
import { ImageUseList } from './image-use-list';
import styles from './image-actions.module.css';

/** What may be done with an image; `edit` opens its form. */
export const imageActions =
  (edit: (image: ImageRow) => void) =>
  ({ file }: ImageRow): readonly RowAction<ImageRow>[] => [
    { id: 'edit', name: 'Modifier…', icon: 'edit', run: edit },
    {
      id: 'replace',
      name: file === undefined ? 'Envoyer le fichier…' : 'Remplacer le fichier…',
      icon: 'upload',
      Dialog: ReplaceFileDialog,
    },
    ...(file === undefined ? [] : [download]),
    { id: 'discard', name: 'Mettre à la corbeille…', icon: 'trash', isGrave: true, Dialog: DiscardImage },
  ];

const download: RowAction<ImageRow> = {
  id: 'download',
  name: 'Télécharger',
  icon: 'download',
  run: downloadImage,
};

const DiscardImage = ({ row: image, isOpen, onClose }: RowDialogProps<ImageRow>) => (
  <DiscardDialog
    name={image.name}
    discard={() => queuedWrites.deleteImage(image)}
    above={<ImageUses uuid={image.uuid} />}
    isOpen={isOpen}
    onClose={onClose}
  />
);

/** Downloads an image's original file through the browser. */
function downloadImage({ uuid, name, year, extension = 'jpg', file }: ImageRow): void {
  if (file === undefined) return;
  const link = document.createElement('a');
  link.href = imageFile(uuid, 'ORIGIN', file.version);
  link.download = `${name} ${year}.${extension}`;
  openBeside(link);
  link.click();
}

/** Where an image is used: removing it leaves a gap there. */
function ImageUses({ uuid }: { uuid: string }) {
  const { answer: uses, reach } = useMirrorAnswer(() => imageUseQueries.of(uuid), [uuid]);
  return (
    <div role="status" className={styles.uses}>
      {uses === undefined ? (
        <p>On cherche où elle est utilisée…</p>
      ) : uses.length > 0 ? (
        <>
          <p className={styles.title}>Utilisée dans…</p>
          <ImageUseList uses={uses} />
          <p>Sa place y restera vide.</p>
        </>
      ) : (
        <p>
          {reach === 'complete'
            ? 'Elle n’est utilisée dans aucune brève, aucune pièce, aucun spectacle et aucun texte.'
            : 'Cet appareil n’a pas encore tout reçu\u00a0: elle est peut-être utilisée ailleurs.'}
        </p>
      )}
    </div>
  );
}
