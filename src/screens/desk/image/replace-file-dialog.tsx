import { useState } from 'react';
import { integer } from '#common/base/numbers';
import type { ImageRow } from '#common/contract/content/image';
import { sendFile } from '../../../bridge/calls';
import { queuedWrites } from '../../../bridge/queued-writes';
import { FailureNote } from '../../../components/form/failure-note';
import { BlobPicture } from '../../../components/picture-file/blob-picture';
import { type ChosenPicture, judgePicture } from '../../../components/picture-file/judge-picture';
import { PictureButton } from '../../../components/picture-file/picture-button';
import { useLine } from '../../../components/request/needs-network';
import { useSave } from '../../../components/request/use-save';
import { announce } from '../../../state/notices';
import { fileSize } from '../../../text/file-size';
import { quoted } from '../../../text/quoted';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import type { RowDialogProps } from '../list/row-actions';
import styles from './replace-file-dialog.module.css';

/** Replaces the file of an image: with a preview before it is sent; works without a network. */
export function ReplaceFileDialog({ row: image, isOpen, onClose }: RowDialogProps<ImageRow>) {
  const { uuid, name, file } = image;
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const save = useSave(isOpen);
  const hasLine = useLine();

  const choose = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    const judged = await judgePicture(chosen);
    setPicture(judged.ok ? judged.picture : null);
    setFault(judged.ok ? null : judged.fault);
    save.forget();
  };
  const send = async () => {
    if (picture === null) return;
    const saved = await save.run(() =>
      sendFile({ ...queuedWrites.takeImageFile(uuid, name), file: picture.file }),
    );
    if (saved === undefined) return;
    announce(
      hasLine
        ? `Fichier en cours d’envoi\u00a0: ${name}`
        : `Le fichier partira avec le réseau\u00a0: ${name}`,
    );
    onClose();
  };
  return (
    <Dialog
      title={file === undefined ? 'Envoyer le fichier' : 'Remplacer le fichier'}
      isOpen={isOpen}
      onClose={onClose}
    >
      <p>
        {file === undefined
          ? `${quoted(name)} attend son image.`
          : `Partout où ${quoted(name)} est montrée, la nouvelle image prend sa place. L’ancienne est effacée.`}
      </p>
      <div className={styles.frame}>
        {picture === null ? (
          <p className="soft small">JPEG, PNG, WebP, AVIF ou GIF, 25&nbsp;Mo au plus.</p>
        ) : (
          <BlobPicture file={picture.file} alt="Ce qui sera envoyé" />
        )}
      </div>
      {picture && (
        <p className="small soft num">
          {picture.fileName}&nbsp;· {integer(picture.width)} × {integer(picture.height)}&nbsp;·{' '}
          {fileSize(picture.file.size)}
        </p>
      )}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <FailureNote failure={save.failure} />
      <div className={styles.answers}>
        <PictureButton onChoose={(files) => void choose(files)}>
          {picture === null ? 'Choisir un fichier…' : 'Un autre fichier…'}
        </PictureButton>
        <Button
          variant="primary"
          disabled={picture === null}
          pending={save.isRunning}
          onClick={() => void send()}
        >
          {file === undefined ? 'Envoyer' : 'Remplacer'}
        </Button>
      </div>
    </Dialog>
  );
}
