import type { LocationSheet } from '#common/rules/location-sheet';
import type { SheetFields } from '../sheet-form/sheet-fields';
import styles from '../sheet-form/sheet-form.module.css';
import { SheetText } from '../sheet-form/sheet-text';

/** Where it takes place. */
export function PlacePart({ fields }: { fields: SheetFields<LocationSheet> }) {
  const { locationName, locationDescription, locationLink } = fields.sheet;
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
        hint="La page du lieu, ou son plan."
        value={locationLink}
        onType={(words) => ({ locationLink: words })}
      />
    </div>
  );
}
