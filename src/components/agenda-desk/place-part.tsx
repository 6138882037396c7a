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
  const { sheet } = fields;
  const isElsewhere = saved !== null && saved.locationName.trim() !== sheet.locationName.trim();
  // A new place with what was written of the one before.
  const hintOf = (name: keyof LocationSheet, hint?: string) =>
    isElsewhere && saved[name] !== '' && saved[name] === sheet[name]
      ? `Écrit pour ${quoted(saved.locationName)}\u00a0: à corriger si cela ne vaut plus.`
      : hint;
  const entry = (name: keyof LocationSheet) => ({
    fields,
    name,
    value: sheet[name],
    onType: (words: string) => ({ [name]: words }),
  });
  return (
    <div className={styles.stack}>
      <SheetText {...entry('locationName')} label="Lieu" isRequired placeholder="Salle des fêtes, Vaubrun" />
      <SheetText
        {...entry('locationAddress')}
        label="Adresse"
        autoComplete="off"
        hint={hintOf('locationAddress', 'Rue et commune\u00a0: le plan et les agendas la cherchent.')}
      />
      <SheetText
        {...entry('locationDescription')}
        label="Comment y venir"
        rows={2}
        hint={hintOf('locationDescription')}
      />
      <SheetText
        {...entry('locationParking')}
        label="Stationnement"
        rows={2}
        hint={hintOf('locationParking')}
      />
      <SheetText
        {...entry('locationAccess')}
        label="Accès"
        rows={2}
        hint={hintOf('locationAccess', 'En fauteuil roulant, pour qui entend mal\u00a0: ce qui est prévu.')}
      />
      <SheetText
        {...entry('locationLink')}
        label="Lien"
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        hint={hintOf('locationLink', 'La page du lieu, ou son plan.')}
      />
    </div>
  );
}
