import type { LocationSheet } from '#common/rules/location-sheet';
import type { SheetFields } from '../sheet-form/sheet-fields';
import styles from '../sheet-form/sheet-form.module.css';
import { SheetText } from '../sheet-form/sheet-text';
import { quoted } from '../../text/quoted';

interface PlacePartProps {
  fields: SheetFields<LocationSheet>;
  /** As it is at the server; null: it is new. */
  saved: LocationSheet | null;
}

/** Where it takes place. */
export function PlacePart({ fields, saved }: PlacePartProps) {
  const { locationName, locationDescription, locationLink } = fields.sheet;
  const isElsewhere = saved !== null && saved.locationName.trim() !== locationName.trim();
  // A new place with what was written of the one before.
  const leftHint = (name: 'locationDescription' | 'locationLink') =>
    isElsewhere && saved[name] !== '' && saved[name] === fields.sheet[name]
      ? `Écrit pour ${quoted(saved.locationName)}\u00a0: à corriger si cela ne vaut plus.`
      : undefined;
  return (
    <div className={styles.stack}>
      <SheetText
        fields={fields}
        name="locationName"
        label="Lieu"
        isRequired
        placeholder="Salle des fêtes, Vaubrun"
        value={locationName}
        onType={(words) => ({ locationName: words })}
      />
      <SheetText
        fields={fields}
        name="locationDescription"
        label="Comment y venir"
        rows={2}
        hint={leftHint('locationDescription')}
        value={locationDescription}
        onType={(words) => ({ locationDescription: words })}
      />
      <SheetText
        fields={fields}
        name="locationLink"
        label="Lien"
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        hint={leftHint('locationLink') ?? 'La page du lieu, ou son plan.'}
        value={locationLink}
        onType={(words) => ({ locationLink: words })}
      />
    </div>
  );
}
