import { useState } from 'react';
import { links } from '#common/contract/site/links';
import { count } from '#common/base/numbers';
import type { Failure } from '#worker/api';
import { isSameField } from '#common/rules/merge-fields';
import { noMoment } from '#common/rules/typed-moment';
import { useAttempts } from '../../../components/form/use-attempts';
import { DeskHead } from '../../../components/page/desk-head';
import { failureSentence } from '../../../text/error-sentences';
import { Skeleton } from '../../../ui/skeleton';
import { useRunning } from '../../../components/request/use-running';
import { IconButton } from '../../../ui/icon-button';
import { StatusShape } from '../../../ui/status-shape';
import { Button } from '../../../ui/button';
import { AppearanceField } from '../form/appearance-field';
import { addInTurn, isIncomplete } from './add-in-turn';
import { addPhoto, type NewPhoto, type PhotoValues } from './new-photo';
import { DropPlace } from './drop-place';
import { imageFaults } from './image-noun';
import { PhotoCard } from './photo-card';
import { type AddedPhoto, SentPhotos } from './sent-photos';
import { useNewPhotos, type RefusedFile } from './use-new-photos';
import { useSharedPhotos } from './use-shared-photos';
import { ImageTypesField, ImageYearField, ShowTypesField } from './image-fields';
import styles from './add-images.module.css';
import deskBarStyles from '../form/desk-bar.module.css';

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
      <DeskHead title="Ajouter des images" parent={{ href: links.deskImages.to(), name: 'Images' }} />
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

interface RefusedFilesProps {
  files: readonly RefusedFile[];
  onDismiss: (uuid: string) => void;
}

/** Files that cannot be added, and why, before anything is sent. */
function RefusedFiles({ files, onDismiss }: RefusedFilesProps) {
  return (
    <div role="alert">
      {files.length > 0 && (
        <ul className={styles.refused} aria-label="Fichiers refusés">
          {files.map(({ uuid, fileName, fault }) => (
            <li key={uuid}>
              <StatusShape shape="octagon" />
              <span>
                <strong>{fileName}</strong>&nbsp;: {fault}
              </span>
              <IconButton icon="close" label={`Oublier ${fileName}`} onClick={() => onDismiss(uuid)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface AddBarProps {
  count: number;
  /** Number of pictures that lack something. */
  wrong: number;
  unkept: Failure | null;
  isRunning: boolean;
  onAdd: () => void;
}

/** Bar below the cards, always visible: the state of the pictures, and the button that adds them. */
function AddBar({ count: many, wrong, unkept, isRunning, onAdd }: AddBarProps) {
  return (
    <div className={deskBarStyles.bar}>
      <p className={deskBarStyles.status} role="status">
        {unkept !== null && <StatusShape shape="octagon" />}
        <span>
          {unkept !== null
            ? `Ces images ne sont pas gardées sur cet appareil. ${failureSentence(unkept)}`
            : wrong > 0
              ? `${count(wrong, 'image')} à compléter.`
              : `${count(many, 'image')} sur cet appareil, ${many < 2 ? 'pas encore ajoutée' : 'pas encore ajoutées'}.`}
        </span>
      </p>
      <div className={deskBarStyles.acts}>
        <Button variant="primary" pending={isRunning} onClick={onAdd}>
          Ajouter {count(many, 'image')}
        </Button>
      </div>
    </div>
  );
}

interface CommonFieldsProps {
  photos: readonly NewPhoto[];
  onChange: (changed: Partial<PhotoValues>) => void;
}

/** Fields that apply to all pictures at once; they show the values that all have in common. */
function CommonFields({ photos, onChange }: CommonFieldsProps) {
  return (
    <fieldset className={styles.common}>
      <legend className="visually-hidden">Pour toutes les images</legend>
      <p className="section-title" aria-hidden="true">
        Pour toutes
      </p>
      <div>
        <ImageYearField value={shared(photos, 'year', '')} onChange={(year) => onChange({ year })} />
        <ImageTypesField value={shared(photos, 'types', [])} onChange={(types) => onChange({ types })} />
        <ShowTypesField value={shared(photos, 'shows', [])} onChange={(shows) => onChange({ shows })} />
        <AppearanceField isTitled value={shared(photos, 'visibleFrom', noMoment)} onChange={onChange} />
      </div>
    </fieldset>
  );
}

/** The common value of a field; `nothing` if the pictures differ. */
function shared<Name extends 'year' | 'types' | 'shows' | 'visibleFrom'>(
  photos: readonly NewPhoto[],
  name: Name,
  nothing: PhotoValues[Name],
): PhotoValues[Name] {
  const [first, ...others] = photos.map(({ values }) => values[name]);
  if (first === undefined) return nothing;
  return others.every((value) => isSameField(value, first)) ? first : nothing;
}
