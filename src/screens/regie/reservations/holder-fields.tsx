import { useState } from 'react';
import { TextField } from '../../../ui/field/text-field';
import formStyles from '../../../components/form/form.module.css';
import { type Holder, type HolderFaults, type HolderField, faultsOfHolder } from './holder-form';

interface HolderFieldsProps {
  holder: Holder;
  /** The address that the booking has. */
  stored?: string;
  refused: HolderFaults;
  onChange: (part: Partial<Holder>) => void;
}

/** The holder of a booking. A field's fault is shown once the field was touched. */
export function HolderFields({ holder, stored, refused, onChange }: HolderFieldsProps) {
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
    error: (touched.has(name) ? faults[name] : undefined) ?? refused[name],
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
    </>
  );
}
