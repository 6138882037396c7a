import type { RefObject } from 'react';
import type { Faults } from '../form/form-state';
import { type DeskValues, oneField } from './desk-noun';
import type { Desk } from './use-desk';
import { useDeskSave } from './use-desk-save';

type NameOf<Values> = keyof Values & string;

export interface DeskForm<Values extends DeskValues> {
  /** Of the element that holds all fields: the first one that is wrong takes the focus. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** All that a field needs. Its error shows once it was touched, or once the thing was to be saved. */
  readonly field: <Name extends NameOf<Values>>(name: Name) => DeskField<Values[Name]>;
  /** Saves what is right; tells what is wrong. */
  readonly save: () => Promise<void>;
}

interface DeskField<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

interface DeskFormNeeds<Values extends DeskValues> {
  readonly faultsOf: (values: Values) => Faults<NameOf<Values>>;
  /** What is said once the server has what was saved: 'Brève enregistrée.' */
  readonly saved: string;
}

/** The fields of a thing on the desk: what is wrong with them, here or for the server, and how they are saved. */
export function useDeskForm<Values extends DeskValues>(
  desk: Desk<Values>,
  { faultsOf, saved }: DeskFormNeeds<Values>,
): DeskForm<Values> {
  const { ref, touch, isTouched, isTold, refuse, save } = useDeskSave(desk, saved);
  const faults = faultsOf(desk.values);
  const refused = refusedFields(desk);

  return {
    ref,
    field: (name) => ({
      value: desk.values[name],
      error: (isTold(name) ? faults[name] : undefined) ?? (isTouched(name) ? undefined : refused(name)),
      onChange(value) {
        touch(name);
        desk.change(oneField<Values, typeof name>(name, value));
      },
    }),
    async save() {
      if (Object.values<string | undefined>(faults).some((fault) => fault !== undefined)) return refuse();
      await save();
    },
  };
}

/** What the server found wrong with a field, or with a part of it. */
function refusedFields<Values extends DeskValues>({ refusal }: Desk<Values>) {
  const fields = Object.entries(refusal?.error?.fields ?? {});
  return (name: string) => fields.find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
}
