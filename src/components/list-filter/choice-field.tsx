import type { FieldWords } from '../../ui/field/field-frame';
import { Select } from '../../ui/field/select';

/** A value of a filter, and what it is called. */
export interface Choice<Value> {
  readonly value: Value;
  readonly name: string;
}

interface ChoiceFieldProps<Value> extends FieldWords {
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few values of a filter. */
export function ChoiceField<Value>(props: ChoiceFieldProps<Value>) {
  const { choices, value, onChange, ...words } = props;
  const rank = choices.findIndex((choice) => choice.value === value);
  return (
    <Select
      {...words}
      options={choices.map(({ name }, id) => ({ id: String(id), name }))}
      value={rank === -1 ? null : String(rank)}
      onChange={(id) => {
        const chosen = choices[Number(id)];
        if (chosen !== undefined) onChange(chosen.value);
      }}
    />
  );
}

/** The choices of a table of names. */
export const choicesOf = <Value extends string>(
  names: Readonly<Record<Value, string>>,
): readonly Choice<Value>[] =>
  (Object.keys(names) as Value[]).map((value) => ({ value, name: names[value] }));

/** Those choices, or none of them. */
export const orNone = <Value,>(
  name: string,
  choices: readonly Choice<Value>[],
): readonly Choice<Value | null>[] => [{ value: null, name }, ...choices];
