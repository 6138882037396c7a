import { type RefObject, useState } from 'react';
import type { FieldFault } from '#common/rules/text-faults';
import { warn } from '../../state/notices';
import type { Desk } from '../desk-form/use-desk';
import { useDeskSave } from '../desk-form/use-desk-save';
import type { SheetFields } from './sheet-fields';

export interface SheetForm<Sheet extends object> extends SheetFields<Sheet> {
  /** Of what holds all fields: the first one that is wrong takes the focus. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Paths of what is wrong, of that which is told. */
  readonly wrong: readonly string[];
  /** The entries in which it lies. */
  readonly wrongEntries: ReadonlySet<string>;
  /** Saves what is right; tells what is wrong. */
  readonly save: () => Promise<void>;
}

interface SheetFormNeeds<Sheet extends object> {
  /** What keeps it from being saved, what matters most first. */
  readonly faultsOf: (sheet: Sheet) => readonly FieldFault[];
  /** Where a fault that the server found stands in the form. */
  readonly faultPath: (server: string) => string;
  /** The entry in which a path lies: what is saved, merged and chosen as one. If not said, its first name. */
  readonly entryOf?: (path: string) => string;
  /** What is said of what was saved. */
  readonly saved: string;
  /** Something is wrong: the fields must be in sight. */
  readonly onRefusal: () => void;
}

/** The fields of a sheet on the desk: what is wrong with them, here or for the server, and how they are saved. */
export function useSheetFields<Sheet extends object>(
  desk: Desk<Sheet>,
  { faultsOf, faultPath, entryOf = firstName, saved, onRefusal }: SheetFormNeeds<Sheet>,
): SheetForm<Sheet> {
  const { ref, touch, isTold, refuse, save } = useDeskSave(desk, saved);
  const refused = useRefusedFaults(desk, faultPath, entryOf);
  const faults = faultsOf(desk.values);
  const told = [...faults.filter(({ path }) => isTold(path)), ...refused.faults];

  return {
    ref,
    sheet: desk.values,
    wrong: told.map(({ path }) => path),
    wrongEntries: new Set(told.map(({ path }) => entryOf(path))),
    change(changed) {
      refused.clear(changed);
      desk.change(changed);
    },
    touch,
    errorAt: (path) => told.find((fault) => fault.path === path)?.fault,
    async save() {
      if (faults.length === 0) return save();
      refuse();
      onRefusal();
      // The newest notice stands first.
      for (const { fault } of faults.toReversed()) warn(fault);
    },
  };
}

const firstName = (path: string) => path.split('.')[0] ?? path;

/** What the server found wrong, until one changes it. */
function useRefusedFaults<Sheet extends object>(
  { refusal }: Desk<Sheet>,
  faultPath: SheetFormNeeds<Sheet>['faultPath'],
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
    clear(patch: Partial<Sheet>) {
      if (refusal !== null) setCleared({ key, entries: new Set([...changed, ...Object.keys(patch)]) });
    },
  };
}
