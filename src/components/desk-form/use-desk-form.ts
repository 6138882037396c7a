import type { RefObject } from 'react';
import type { Faults } from '../form/form-state';
import { type DeskValues, oneField } from './desk-noun';
import type { Desk } from './use-desk';
import { useDeskSave } from './use-desk-save';

type NameOf<Values> = keyof Values & string;

export interface DeskForm<Values extends DeskValues> {
  /** Ref of the element around all fields: the first invalid one gets the focus. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The props of a field. Its error shows once it was touched or a save was attempted. */
  readonly field: <Name extends NameOf<Values>>(name: Name) => DeskField<Values[Name]>;
  /** Saves if nothing is wrong, else shows the errors. */
  readonly save: () => Promise<void>;
}

interface DeskField<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

interface DeskFormNeeds<Values extends DeskValues> {
  readonly faultsOf: (values: Values) => Faults<NameOf<Values>>;
  /** The confirmation once the server has it: 'Brève enregistrée.' */
  readonly saved: string;
}

/** The form of a thing on the desk: the errors of its fields, found here or by the server, and saving. */
export function useDeskForm<Values extends DeskValues>(
  desk: Desk<Values>,
  { faultsOf, saved }: DeskFormNeeds<Values>,
): DeskForm<Values> {
  const { ref, touch, isTouched, isErrorShown, refuse, save } = useDeskSave(desk, saved);
  const faults = faultsOf(desk.values);
  const refused = refusedFields(desk);

  return {
    ref,
    field: (name) => ({
      value: desk.values[name],
      error: (isErrorShown(name) ? faults[name] : undefined) ?? (isTouched(name) ? undefined : refused(name)),
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

/** The server's error for a field, or for a part of it. */
function refusedFields<Values extends DeskValues>({ refusal }: Desk<Values>) {
  const fields = Object.entries(refusal?.error?.fields ?? {});
  return (name: string) => fields.find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
}
