import { useId } from 'react';
import { imageQueries } from '#mirror/queries/image-queries';
import { usePickImageRow } from '../../../components/image-picker/use-pick-image';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import picture from '../../../components/photo/image-shown.module.css';
import { Photo } from '../../../components/photo/photo';
import sheet from '../form/sheet-form.module.css';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import styles from './interactive-image-form.module.css';

interface ZoneImageFieldProps {
  /** The uuid of an image of the gallery. */
  value: string | null;
  onChange: (uuid: string) => void;
  error: string | undefined;
}

/** The image that a zone opens. */
export function ZoneImageField({ value, onChange, error }: ZoneImageFieldProps) {
  const id = useId();
  const { ask, dialog } = usePickImageRow('Choisir l’image à montrer');
  const { answer: image } = useMirrorAnswer(
    async () => (value === null ? null : imageQueries.read(value)),
    [value],
  );
  const shown = image?.uuid === value ? image : null;
  const pick = async () => {
    const chosen = await ask();
    if (chosen !== null) onChange(chosen.uuid);
  };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-state ${id}-error`}
      data-invalid={error !== undefined || undefined}
      className={styles.zoneImage}
    >
      <span id={`${id}-label`} className={styles.label}>
        Image à montrer
      </span>
      {value !== null && (
        <div className={picture.thumbnail}>
          <Photo uuid={value} file={shown?.file} sizes="11rem" without={<Icon name="image" />} />
        </div>
      )}
      <p id={`${id}-state`} className="small soft">
        {value === null
          ? 'Aucune image choisie.'
          : (shown?.name ?? (image === undefined ? '' : 'Cette image n’est pas sur cet appareil.'))}
      </p>
      <div>
        <Button onClick={() => void pick()}>{value === null ? 'Choisir…' : 'Changer…'}</Button>
      </div>
      <p id={`${id}-error`} className={sheet.fault} aria-live="polite">
        {error}
      </p>
      {dialog}
    </div>
  );
}
