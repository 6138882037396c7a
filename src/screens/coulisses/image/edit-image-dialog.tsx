import type { ImageFile } from '#common/contract/content/image';
import { ConflictPanel } from '../../../components/desk-form/conflict-panel';
import { DeskBar } from '../../../components/desk-form/desk-bar';
import { DeskNotes } from '../../../components/desk-form/desk-notes';
import { MomentField } from '../../../components/desk-form/moment-field';
import { type Desk, useDesk } from '../../../components/desk-form/use-desk';
import { useDeskForm } from '../../../components/desk-form/use-desk-form';
import { Dialog } from '../../../ui/overlay/dialog';
import { Skeleton } from '../../../ui/skeleton';
import styles from './edit-image-dialog.module.css';
import { FocusField } from './focus-field';
import { imageConflictFields } from './image-conflict-fields';
import { DescriptionField, ImageTypesField, ImageYearField, NameField, ShowTypesField } from './image-fields';
import { imageFaults, imageNoun, type ImageValues } from './image-noun';

interface EditImageDialogProps {
  uuid: string;
  /** The image's file, if any, on which the focus is set. */
  file: ImageFile | undefined;
  onClose: () => void;
}

/** Edits the data of an image; unsaved changes are kept on this device. */
export function EditImageDialog({ uuid, file, onClose }: EditImageDialogProps) {
  const desk = useDesk(imageNoun, uuid);
  return (
    <Dialog title="Modifier l’image" width="large" onClose={onClose}>
      {desk === null ? <Skeleton lines={8} /> : <Form desk={desk} file={file} onSaved={onClose} />}
    </Dialog>
  );
}

interface FormProps {
  desk: Desk<ImageValues>;
  file: ImageFile | undefined;
  onSaved: () => void;
}

function Form({ desk, file, onSaved }: FormProps) {
  const form = useDeskForm(
    {
      ...desk,
      async save() {
        const result = await desk.save();
        if (result.ok) onSaved();
        return result;
      },
    },
    { faultsOf: imageFaults, saved: 'L’image est enregistrée.' },
  );
  const focus = form.field('focus');
  return (
    <>
      <div className={styles.notes}>
        <DeskNotes desk={desk} noun={imageNoun} />
        <ConflictPanel desk={desk} fields={imageConflictFields} />
      </div>
      <div ref={form.ref} className={styles.form}>
        <NameField {...form.field('name')} />
        <DescriptionField {...form.field('description')} />
        <div className={styles.row}>
          <ImageYearField {...form.field('year')} />
          <ImageTypesField {...form.field('types')} />
          <ShowTypesField {...form.field('shows')} />
        </div>
        <MomentField
          {...form.field('visibleFrom')}
          label="Parution"
          hint="Avant ce moment, seuls les rédacteurs la voient."
        />
        {file && <FocusField uuid={desk.uuid} file={file} value={focus.value} onChange={focus.onChange} />}
      </div>
      <div className={styles.bar}>
        <DeskBar
          desk={desk}
          what="cette image"
          title={desk.values.name}
          save="Enregistrer"
          onSave={form.save}
          listHref={imageNoun.list()}
        />
      </div>
    </>
  );
}
