import { MomentField } from '../../../components/desk-form/moment-field';
import styles from './add-images.module.css';
import { ImageTypesField, ImageYearField, ShowTypesField } from './image-fields';
import type { NewPhoto, PhotoValues } from './new-photo';

interface CommonFieldsProps {
  photos: readonly NewPhoto[];
  onChange: (changed: Partial<PhotoValues>) => void;
}

/** Fields that apply to all pictures at once; they show the values that all have in common. */
export function CommonFields({ photos, onChange }: CommonFieldsProps) {
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
        <MomentField
          label="Parution"
          value={shared(photos, 'visibleFrom', null)}
          onChange={(visibleFrom) => onChange({ visibleFrom })}
        />
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
  return others.every((value) => String(value) === String(first)) ? first : nothing;
}
