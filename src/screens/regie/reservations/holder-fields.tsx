import { useState } from 'react';
import { TextField } from '../../../ui/field/text-field';
import formStyles from '../../../components/form/form.module.css';
import {
  type Holder,
  type HolderFaults,
  type HolderField,
  type StoredReach,
  faultsOfHolder,
} from './holder-form';

interface HolderFieldsProps {
  holder: Holder;
  /** How the booking's holder is reached so far. */
  stored?: StoredReach;
  refused: HolderFaults;
  /** It was to be sent: all faults are shown. */
  isTried: boolean;
  onChange: (part: Partial<Holder>) => void;
}

/** The holder of a booking. A field's fault is shown once the field was touched. */
export function HolderFields({ holder, stored, refused, isTried, onChange }: HolderFieldsProps) {
  const [touched, setTouched] = useState<ReadonlySet<HolderField>>(new Set());
  const faults = faultsOfHolder(holder, stored);
  const touch = (field: HolderField) => setTouched((before) => new Set(before).add(field));
  const field = (name: HolderField) => ({
    name,
    value: holder[name],
    autoComplete: 'off',
    onChange: (value: string) => {
      onChange({ [name]: value });
      touch(name);
    },
    onBlur: () => touch(name),
    error: (isTried || touched.has(name) ? faults[name] : undefined) ?? refused[name],
  });
  return (
    <>
      <div className={formStyles.pair}>
        <TextField {...field('firstname')} label="Prénom" autoCapitalize="words" autoFocus />
        <TextField {...field('name')} label="Nom" autoCapitalize="words" />
      </div>
      <div className={formStyles.pair}>
        <TextField {...field('phone')} label="Téléphone (facultatif)" type="tel" />
        <TextField
          {...field('email')}
          label="Adresse mail (facultative)"
          type="email"
          hint="Sans elle, aucun mail ne part."
        />
      </div>
      <TextField
        {...field('request')}
        label="Une demande (facultatif)"
        rows={2}
        hint="Fauteuil roulant… Elle se lit aussi à la porte, et s’efface après la séance."
      />
    </>
  );
}
