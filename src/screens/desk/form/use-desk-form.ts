import { type RefObject, useState } from 'react';
import type { FieldFault } from '#common/rules/text-faults';
import { warn } from '../../../state/notices';
import { failureSentence } from '../../../text/error-sentences';
import type { Faults } from '../../../components/form/form-state';
import { useAttempts } from '../../../components/form/use-attempts';
import { announceOutcome } from '../../../components/request/enqueue-and-announce';
import { type DeskValues, oneField } from './desk-noun';
import type { SheetFields } from './sheet-fields';
import { steadyPath } from './steady-path';
import type { Desk } from './use-desk';

type NameOf<Values> = keyof Values & string;

export interface DeskForm<Values extends DeskValues> extends SheetFields<Values> {
  /** Ref of the element around all fields: the first invalid one gets the focus. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The props of a field. Its error shows once it was touched or a save was attempted. */
  readonly field: <Name extends NameOf<Values>>(name: Name) => DeskField<Values[Name]>;
  /** Paths of the errors that are shown. */
  readonly wrong: readonly string[];
  /** The entries that contain those errors. */
  readonly wrongEntries: ReadonlySet<string>;
  /** Saves if nothing is wrong, else shows the errors. */
  readonly save: () => Promise<void>;
}

interface DeskField<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

interface DeskFormNeeds<Values extends DeskValues> {
  /** The faults that prevent saving, the most important first. */
  readonly faultsOf: (values: Values) => Faults<string> | readonly FieldFault[];
  /** Maps a path of the server's faults to a path of the form. */
  readonly faultPath?: (server: string) => string;
  /**
   * The entry that contains a path: the unit that is saved, merged and chosen as one. Default: the first name of the
   * path.
   */
  readonly entryOf?: (path: string) => string;
  /** The confirmation once the server has it: 'Brève enregistrée.' */
  readonly saved: string;
  /** Asks before what has no faults is saved; false: it is not. */
  readonly confirm?: () => Promise<boolean>;
  /** It is longer than a screen: its faults are told as notices, too. */
  readonly isLong?: boolean;
  /** Called when there are faults: the fields must be visible. */
  readonly onRefusal?: () => void;
}

/** The form of a thing on the desk: the faults of its fields, found here or by the server, and saving. */
export function useDeskForm<Values extends DeskValues>(
  desk: Desk<Values>,
  {
    faultsOf,
    faultPath = same,
    entryOf = firstName,
    saved,
    confirm,
    isLong = false,
    onRefusal,
  }: DeskFormNeeds<Values>,
): DeskForm<Values> {
  const { ref, isTried, attempt, reset } = useAttempts<HTMLDivElement>();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const refused = useRefusedFaults(desk, faultPath, entryOf);
  const faults = listed(faultsOf(desk.values));
  const steady = (path: string) => steadyPath(desk.values, path);
  const shown = [...faults.filter(({ path }) => isTried || touched.has(steady(path))), ...refused.faults];

  const touch = (path: string) => {
    const touching = steady(path);
    setTouched((before) => (before.has(touching) ? before : new Set(before).add(touching)));
  };
  const change = (changed: Partial<Values>) => {
    refused.clear(changed);
    desk.change(changed);
  };
  return {
    ref,
    sheet: desk.values,
    wrong: shown.map(({ path }) => path),
    wrongEntries: new Set(shown.map(({ path }) => entryOf(path))),
    change,
    touch,
    errorAt: (path) => shown.find((fault) => fault.path === path)?.fault,
    field: (name) => ({
      value: desk.values[name],
      error: shown.find(({ path }) => entryOf(path) === name)?.fault,
      onChange(value) {
        touch(name);
        change(oneField<Values, typeof name>(name, value));
      },
    }),
    async save() {
      if (faults.length > 0) {
        attempt();
        onRefusal?.();
        // Reversed, since the newest notice is shown first.
        if (isLong) for (const { fault } of faults.toReversed()) warn(fault);
        return undefined;
      }
      if (desk.conflicts.length > 0) return warn('Choisissez d’abord entre les deux versions.');
      if (confirm !== undefined && !(await confirm())) return undefined;
      const result = await desk.save();
      if (!result.ok) return warn(failureSentence(result.failure));
      reset();
      setTouched(new Set());
      return void announceOutcome(result.value, saved);
    },
  };
}

const same = (path: string) => path;
const firstName = (path: string) => path.split('.')[0] ?? path;

const isList = (faults: Faults<string> | readonly FieldFault[]): faults is readonly FieldFault[] =>
  Array.isArray(faults);

const listed = (faults: Faults<string> | readonly FieldFault[]): readonly FieldFault[] =>
  isList(faults)
    ? faults
    : Object.entries(faults).flatMap(([path, fault]) => (fault === undefined ? [] : [{ path, fault }]));

/** The server's faults; those of an entry are cleared when it is changed. */
function useRefusedFaults<Values extends DeskValues>(
  { refusal }: Desk<Values>,
  faultPath: (server: string) => string,
  entryOf: (path: string) => string,
) {
  const [cleared, setCleared] = useState<{ key: string; entries: ReadonlySet<string> } | null>(null);
  const key = refusal?.key ?? '';
  const changed: ReadonlySet<string> = cleared?.key === key ? cleared.entries : new Set();
  const faults = Object.entries(refusal?.error?.fields ?? {})
    .map(([path, fault]): FieldFault => ({ path: faultPath(path), fault }))
    .filter(({ path }) => !changed.has(entryOf(path)));
  return {
    faults,
    clear(patch: Partial<Values>) {
      if (refusal !== null) setCleared({ key, entries: new Set([...changed, ...Object.keys(patch)]) });
    },
  };
}
