import { type RefObject, useState } from 'react';
import type { FieldFault } from '#common/rules/text-faults';
import { warn } from '../../state/notices';
import type { Desk } from '../desk-form/use-desk';
import { useDeskSave } from '../desk-form/use-desk-save';
import type { SheetFields } from './sheet-fields';
import { steadyPath } from './steady-path';

export interface SheetForm<Sheet extends object> extends SheetFields<Sheet> {
  /** Ref of the element around all fields: the first invalid one gets the focus. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Paths of the errors that are shown. */
  readonly wrong: readonly string[];
  /** The entries that contain those errors. */
  readonly wrongEntries: ReadonlySet<string>;
  /** Saves if nothing is wrong, else shows the errors. */
  readonly save: () => Promise<void>;
}

interface SheetFormNeeds<Sheet extends object> {
  /** The faults that prevent saving, the most important first. */
  readonly faultsOf: (sheet: Sheet) => readonly FieldFault[];
  /** Maps a path of the server's faults to a path of the form. */
  readonly faultPath: (server: string) => string;
  /**
   * The entry that contains a path: the unit that is saved, merged and chosen as one. Default: the first name of the
   * path.
   */
  readonly entryOf?: (path: string) => string;
  /** The confirmation after saving. */
  readonly saved: string;
  /** Asks before what has no faults is saved; false: it is not. */
  readonly confirm?: () => Promise<boolean>;
  /** Called when there are faults: the fields must be visible. */
  readonly onRefusal: () => void;
}

/** The form of a sheet on the desk: the faults of its fields, found here or by the server, and saving. */
export function useSheetFields<Sheet extends object>(
  desk: Desk<Sheet>,
  { faultsOf, faultPath, entryOf = firstName, saved, confirm, onRefusal }: SheetFormNeeds<Sheet>,
): SheetForm<Sheet> {
  const { ref, touch, isErrorShown, refuse, save } = useDeskSave(desk, saved, confirm);
  const refused = useRefusedFaults(desk, faultPath, entryOf);
  const faults = faultsOf(desk.values);
  const steady = (path: string) => steadyPath(desk.values, path);
  const shown = [...faults.filter(({ path }) => isErrorShown(steady(path))), ...refused.faults];

  return {
    ref,
    sheet: desk.values,
    wrong: shown.map(({ path }) => path),
    wrongEntries: new Set(shown.map(({ path }) => entryOf(path))),
    change(changed) {
      refused.clear(changed);
      desk.change(changed);
    },
    touch: (path) => touch(steady(path)),
    errorAt: (path) => shown.find((fault) => fault.path === path)?.fault,
    async save() {
      if (faults.length === 0) return save();
      refuse();
      onRefusal();
      // Reversed, since the newest notice is shown first.
      for (const { fault } of faults.toReversed()) warn(fault);
    },
  };
}

const firstName = (path: string) => path.split('.')[0] ?? path;

/** The server's faults; those of an entry are cleared when it is changed. */
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
