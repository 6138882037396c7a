import { useAtomValue } from 'jotai';
import type { WaitingUpload } from '#worker/api';
import { count } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { laneOf } from '#common/rules/lane';
import { imageQueries } from '#mirror/queries/image-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { syncAtom } from '../../../state/connection';
import { refusalsAtom } from '../../../state/refusals';
import { errorSentence } from '../../../text/error-sentences';
import { fileSize } from '../../../text/file-size';
import { Badge } from '../../../ui/badge';
import { Link } from '../../../ui/link';
import { Progress } from '../../../ui/progress';
import { imageFilter } from './image-filter';
import styles from './sent-photos.module.css';

/** A picture that is in the outbox, or already at the server; its size in bytes. */
export interface AddedPhoto {
  readonly uuid: string;
  readonly name: string;
  readonly size: number;
}

/** The pictures just added, and the progress of each upload. */
export function SentPhotos({ photos }: { photos: readonly AddedPhoto[] }) {
  const { uploads, line } = useAtomValue(syncAtom);
  const refusals = useAtomValue(refusalsAtom);
  const { answer: rows } = useMirrorAnswer(
    () => Promise.all(photos.map(({ uuid }) => imageQueries.read(uuid))),
    [photos],
  );
  if (photos.length === 0) return null;
  const states = photos.map((photo, rank) => {
    const lane = laneOf('image', photo.uuid);
    const refused = refusals.find((write) => write.lane === lane);
    const upload = uploads.find((one) => one.lane === lane);
    const isThere = rows?.[rank]?.file !== undefined;
    return { photo, refused, upload, isThere, sent: isThere ? photo.size : (upload?.sent ?? 0) };
  });
  const whole = photos.reduce((sum, { size }) => sum + size, 0);
  const sent = states.reduce((sum, state) => sum + state.sent, 0);
  const there = states.filter(({ isThere }) => isThere).length;
  return (
    <section className={styles.sent} aria-label="Images ajoutées">
      <Progress
        label={
          there === photos.length
            ? `${count(there, 'image')} ${there < 2 ? 'envoyée' : 'envoyées'}`
            : line === 'offline'
              ? `${count(photos.length - there, 'image')} en attente du réseau`
              : `Envoi\u00a0: ${there} sur ${photos.length}`
        }
        value={whole === 0 ? 1 : sent / whole}
        detail={`${fileSize(sent)} sur ${fileSize(whole)}`}
      />
      <ul>
        {states.map(({ photo, refused, upload, isThere }) => (
          <li key={photo.uuid}>
            <Link href={links.deskImages.to() + imageFilter.write({ open: photo.uuid })}>{photo.name}</Link>
            {refused !== undefined ? (
              <Badge shape="cross">
                {refused.error === null ? 'Refusée par le serveur' : errorSentence(refused.error)}
              </Badge>
            ) : isThere ? (
              <Badge shape="check">Envoyée</Badge>
            ) : (
              <Badge shape="half">{uploadWords(upload)}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Once all of it has left, the server may still keep it waiting: its storage may not answer. */
function uploadWords(upload: WaitingUpload | undefined): string {
  if (upload === undefined || upload.sent === 0) return 'En attente d’envoi';
  if (upload.sent >= upload.size) return 'Arrivée, le site l’enregistre';
  return `${Math.floor((upload.sent / upload.size) * 100)}\u00a0%`;
}
