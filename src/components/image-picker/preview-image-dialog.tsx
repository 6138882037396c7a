import { useState } from 'react';
import { count } from '#common/base/numbers';
import type { PreviewImageRow, ImageRow } from '#common/contract/content/image';
import { previewImageQueries } from '#mirror/queries/preview-image-queries';
import { beginning } from '#common/base/character-count';
import { parisDay } from '#common/base/paris-time';
import { type Result, fail, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { warn } from '../../state/notices';
import { Dialog } from '../../ui/overlay/dialog';
import { Button } from '../../ui/button';
import { WordsField } from '../list-filter/words-field';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { judgePicture } from '../picture-file/judge-picture';
import { PictureButton } from '../picture-file/picture-button';
import { useTask } from '../request/use-task';
import { askServer, sendFile } from '../../bridge/calls';
import { freshUuid } from '../../bridge/fresh-uuid';
import { queuedWrites } from '../../bridge/queued-writes';
import { PreviewImagePicture } from './preview-image-picture';
import { PictureList } from './picture-list';
import { usePickImageRow } from './use-pick-image';
import styles from './image-picker.module.css';

interface PreviewImageDialogProps {
  onChoose: (uuid: string) => void;
  onClose: () => void;
}

/** Chooses one of the site's preview images, or creates one from a picture of this device or of the site. */
export function PreviewImageDialog({ onChoose, onClose }: PreviewImageDialogProps) {
  const [words, setWords] = useState('');
  const { answer: previewImages, reach } = useMirrorAnswer(() => previewImageQueries.find(words), [words]);
  const { ask, dialog } = usePickImageRow('D’une image du site');
  const { isRunning, run } = useTask();
  const fromDevice = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    const judged = await judgePicture(chosen);
    if (!judged.ok) return warn(judged.fault);
    run(() => createPreviewImage(judged.picture.file, describedByFile(chosen.name)), onChoose);
  };
  const fromSite = async () => {
    const image = await ask();
    if (image !== null) run(() => createPreviewImageOf(image), onChoose);
  };
  const isCounted = previewImages !== undefined && reach !== 'waiting';
  return (
    <Dialog title="Choisir une miniature" width="large" onClose={onClose}>
      <div className={styles.ways} role="group" aria-label="Nouvelle miniature" aria-busy={isRunning}>
        <PictureButton icon="upload" onChoose={(files) => void fromDevice(files)}>
          De cet appareil…
        </PictureButton>
        <Button icon="image" pending={isRunning} onClick={() => void fromSite()}>
          D’une image du site…
        </Button>
      </div>
      <search>
        <WordsField label="Nom" value={words} onChange={setWords} />
      </search>
      <p className={styles.count} aria-live="polite">
        {isCounted ? foundWords(previewImages.length) : 'Un instant…'}
      </p>
      <PictureList
        label="Miniatures"
        items={previewImages ?? []}
        draw={drawPreviewImage}
        onChoose={({ uuid }) => onChoose(uuid)}
      />
      {dialog}
    </Dialog>
  );
}

const drawPreviewImage = (previewImage: PreviewImageRow) => (
  <PreviewImagePicture previewImage={previewImage} />
);

const foundWords = (found: number) =>
  found === 0 ? 'Aucune miniature de ce nom ici.' : count(found, 'miniature');

interface Described {
  readonly name: string;
  readonly year: number;
}

/** Creates a preview image from a picture and resolves with its uuid, once record and bytes are in the outbox. */
async function createPreviewImage(file: Blob, described: Described): Promise<Result<string, Failure>> {
  const uuid = freshUuid();
  const body = { uuid, ...described, spectacleTypes: [], types: [] };
  const record = queuedWrites.createPreviewImage(uuid, described.name, body);
  const sent = await sendFile({ ...queuedWrites.takePreviewImageFile(uuid, described.name), record, file });
  return sent.ok ? succeed(uuid) : fail(sent.failure);
}

/** Describes a picture of this device, for which only the file name is known. */
const describedByFile = (fileName: string): Described => ({
  name: beginning(fileName.replace(/\.\w{2,5}$/, '').trim(), 200) || 'Miniature',
  year: Number(parisDay(new Date()).slice(0, 4)),
});

/** Creates a preview image from an image of the site, whose picture is on the server. */
async function createPreviewImageOf(image: ImageRow): Promise<Result<string, Failure>> {
  const { uuid, name, year, file } = image;
  const picture = await askServer('readImageFile', {
    params: { uuid, format: 'L' },
    query: { ...(file && { v: file.version }) },
  });
  return picture.ok ? createPreviewImage(picture.value, { name, year }) : fail(picture.failure);
}
