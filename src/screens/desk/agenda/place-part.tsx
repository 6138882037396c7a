import { prefixedName } from '#common/base/prefixed';
import { locationFields } from '#common/nouns/location';
import type { LocationSheet } from './location-sheet';
import type { SheetFields } from '../form/sheet-fields';
import styles from '../form/sheet-form.module.css';
import { SheetText } from '../form/sheet-text';
import { quoted } from '../../../text/quoted';

interface PlacePartProps {
  fields: SheetFields<LocationSheet>;
  /** As it is at the server; null: it is new. */
  saved: LocationSheet | null;
}

/** Where it takes place. */
export function PlacePart({ fields, saved }: PlacePartProps) {
  const { sheet } = fields;
  const isElsewhere = saved !== null && saved.locationName.trim() !== sheet.locationName.trim();
  const entry = (part: keyof typeof locationFields, hint?: string) => {
    const name = prefixedName('location', part);
    // A new place with what was written of the one before.
    const isLeft = isElsewhere && part !== 'name' && saved[name] !== '' && saved[name] === sheet[name];
    return {
      fields,
      name,
      label: locationFields[part].label,
      value: sheet[name],
      onType: (words: string) => ({ [name]: words }),
      hint: isLeft
        ? `Écrit pour ${quoted(saved.locationName)}\u00a0: à corriger si cela ne vaut plus.`
        : hint,
    };
  };
  return (
    <div className={styles.stack}>
      <SheetText {...entry('name')} isRequired placeholder="Salle des fêtes, Vaubrun" />
      <SheetText
        {...entry('address', 'Rue et commune\u00a0: le plan et les agendas la cherchent.')}
        autoComplete="off"
      />
      <SheetText {...entry('description')} rows={2} />
      <SheetText {...entry('parking')} rows={2} />
      <SheetText
        {...entry('access', 'En fauteuil roulant, pour qui entend mal\u00a0: ce qui est prévu.')}
        rows={2}
      />
      <SheetText
        {...entry('link', 'La page du lieu, ou son plan.')}
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
      />
    </div>
  );
}
