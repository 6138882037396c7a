import { useState } from 'react';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { AppearanceField } from '../form/appearance-field';
import { BlobPicture } from '../../../components/picture-file/blob-picture';
import type { PictureEdit } from '../../../components/picture-file/edit-picture';
import { fileSize } from '../../../text/file-size';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { DescriptionField, ImageTypesField, ImageYearField, NameField, ShowTypesField } from './image-fields';
import type { ImageFaults } from './image-noun';
import type { NewPhoto, PhotoValues } from './new-photo';
import styles from './photo-card.module.css';

const CropDialog = lazyComponent(() => import('./crop-dialog').then((m) => m.CropDialog)).Component;

interface PhotoCardProps {
  photo: NewPhoto;
  faults: ImageFaults;
  /** Why adding it failed. */
  failure: string | undefined;
  onChange: (changed: Partial<PhotoValues>) => void;
  onEdit: (edit: PictureEdit | null) => void;
  onRemove: () => void;
}

/** A picture to add, with its fields. */
export function PhotoCard({ photo, faults, failure, onChange, onEdit, onRemove }: PhotoCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { values, file, original } = photo;
  const title = values.name.trim() || values.fileName;
  return (
    <li className={styles.card} aria-label={title}>
      <div className={styles.picture}>
        <BlobPicture file={file} />
        <div className={styles.actions}>
          <Button size="low" icon="edit" onClick={() => setEditing(true)}>
            Recadrer, tourner…
          </Button>
          <IconButton icon="trash" label={`Retirer ${title}`} onClick={onRemove} />
        </div>
        <p className={styles.fileName}>
          {values.fileName}&nbsp;· {fileSize(file.size)}
          {values.edit !== null && '\u00a0· retouchée'}
        </p>
      </div>
      <div className={styles.fields}>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <NameField value={values.name} error={faults.name} onChange={(name) => onChange({ name })} />
        <DescriptionField
          value={values.description}
          error={faults.description}
          onChange={(description) => onChange({ description })}
        />
        <details className={styles.more} open={faults.year !== undefined || undefined}>
          <summary>
            <Icon name="chevron-right" />
            Année, types, parution <span className="soft num">{values.year}</span>
          </summary>
          <div>
            <ImageYearField value={values.year} error={faults.year} onChange={(year) => onChange({ year })} />
            <ImageTypesField value={values.types} onChange={(types) => onChange({ types })} />
            <ShowTypesField value={values.shows} onChange={(shows) => onChange({ shows })} />
            <AppearanceField
              isTitled
              hint="Sans date, elle paraît dès l’ajout."
              value={values.visibleFrom}
              errorAt={(path) => Object.entries(faults).find(([name]) => name === path)?.[1]}
              onChange={onChange}
            />
          </div>
        </details>
      </div>
      {isEditing && (
        <CropDialog
          original={original}
          edit={values.edit}
          onClose={() => setEditing(false)}
          onDone={(edit) => {
            setEditing(false);
            onEdit(edit);
          }}
        />
      )}
    </li>
  );
}
