import type { ImageFile } from '#common/contract/content/image';
import { nameOf } from '#common/contract/content/reference-names';
import { ConflictPanel, type DeskFields } from '../form/conflict-panel';
import { DeskBar } from '../form/desk-bar';
import { DeskNotes } from '../form/desk-notes';
import { AppearanceField } from '../form/appearance-field';
import { type Desk, useDesk } from '../form/use-desk';
import { useDeskForm } from '../form/use-desk-form';
import { Dialog } from '../../../ui/overlay/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { appearanceWords, orNothing } from '../form/conflict-words';
import { FocusField } from './focus-field';
import { DescriptionField, ImageTypesField, ImageYearField, NameField, ShowTypesField } from './image-fields';
import { imageFaults, imageNoun, type ImageValues } from './image-noun';
import styles from './edit-image-dialog.module.css';

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
        <AppearanceField
          value={form.sheet.visibleFrom}
          onChange={form.change}
          touch={form.touch}
          errorAt={form.errorAt}
          isTitled
          note="Avant ce moment, seuls les rédacteurs la voient."
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

/** The labels of an image's fields, and how its two versions are shown to choose from. */
const imageConflictFields: DeskFields<ImageValues> = {
  name: { label: 'Nom', show: orNothing },
  description: { label: 'Description', show: orNothing },
  year: { label: 'Année', show: orNothing },
  types: {
    label: 'Types d’image',
    show: (codes) => orNothing(codes.map((code) => nameOf('image-types', code)).join(', ')),
  },
  shows: {
    label: 'Types de spectacle',
    show: (codes) => orNothing(codes.map((code) => nameOf('spectacle-types', code)).join(', ')),
  },
  visibleFrom: {
    label: 'Parution',
    show: appearanceWords,
  },
  focus: {
    label: 'Sujet de l’image',
    show: (focus) =>
      focus === null
        ? 'Choisi par le site'
        : `${Math.round(focus.x * 100)}\u00a0% depuis la gauche, ${Math.round(focus.y * 100)}\u00a0% depuis le haut`,
  },
};
