import { useState } from 'react';
import { links } from '#common/contract/site/links';
import { useAttempts } from '../../../components/form/use-attempts';
import { OfficeHead } from '../../../components/page/office-head';
import { failureSentence } from '../../../text/error-sentences';
import { Skeleton } from '../../../ui/skeleton';
import { AddBar } from './add-bar';
import styles from './add-images.module.css';
import { addInTurn, isIncomplete } from './add-in-turn';
import { addPhoto, type NewPhoto } from './new-photo';
import { CommonFields } from './common-fields';
import { DropPlace } from './drop-place';
import { imageFaults } from './image-noun';
import { PhotoCard } from './photo-card';
import { RefusedFiles } from './refused-files';
import { type AddedPhoto, SentPhotos } from './sent-photos';
import { useNewPhotos } from './use-new-photos';
import { useSharedPhotos } from './use-shared-photos';
import { useRunning } from '../../../components/request/use-running';

/** Adds several images at once: stored on this device as soon as they are chosen, sent once there is a network. */
export function AddImages() {
  const desk = useNewPhotos();
  const { ref, isTried, attempt, reset } = useAttempts<HTMLUListElement>();
  const [added, setAdded] = useState<readonly AddedPhoto[]>([]);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const { isRunning, run } = useRunning();
  const { photos } = desk;
  useSharedPhotos(photos !== null, desk.keep);
  const wrong = (photos ?? []).filter(isIncomplete);

  const add = () => {
    attempt();
    if (photos === null || wrong.length > 0) return;
    void run(async () => {
      const uuids = photos.map(({ uuid }) => uuid);
      if (await addInTurn(uuids, desk.readStored, addOne)) reset();
    });
  };
  const addOne = async (photo: NewPhoto) => {
    const { uuid, values, file } = photo;
    const result = await addPhoto(photo);
    if (!result.ok) return setFailures((all) => ({ ...all, [uuid]: failureSentence(result.failure) }));
    setAdded((before) => [...before, { uuid, name: values.name.trim(), size: file.size }]);
    desk.release(uuid);
  };

  return (
    <div className="page">
      <OfficeHead title="Ajouter des images" parent={{ href: links.backstageImages.to(), name: 'Images' }} />
      <DropPlace onChoose={(files) => void desk.choose(files)} isSmall={(photos?.length ?? 0) > 0} />
      <RefusedFiles files={desk.refused} onDismiss={desk.dismiss} />
      <SentPhotos photos={added} />
      {photos === null && <Skeleton lines={4} />}
      {photos !== null && photos.length > 0 && (
        <>
          {photos.length > 1 && <CommonFields photos={photos} onChange={desk.changeAll} />}
          <ul ref={ref} className={styles.cards} aria-label="Images à ajouter">
            {photos.map((photo) => (
              <PhotoCard
                key={photo.uuid}
                photo={photo}
                faults={isTried ? imageFaults(photo.values) : {}}
                failure={failures[photo.uuid]}
                onChange={(changed) => desk.change(photo.uuid, changed)}
                onEdit={(edit) => void desk.edit(photo.uuid, edit)}
                onRemove={() => void desk.remove(photo.uuid)}
              />
            ))}
          </ul>
          <AddBar
            count={photos.length}
            wrong={isTried ? wrong.length : 0}
            unkept={desk.unkept}
            isRunning={isRunning}
            onAdd={add}
          />
        </>
      )}
    </div>
  );
}
