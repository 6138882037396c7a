import { isSameField, mergeFields } from '#common/rules/merge-fields';
import type { StoredDraft } from '#mirror/queries/draft-queries';
import type { DeskNoun, DeskThing, DeskValues } from './desk-noun';

/** What was typed in this form and may not be in the draft yet; `base` and `whole` are the values it was typed on. */
export interface Typing<Values extends DeskValues> {
  readonly changed: Partial<Values>;
  readonly base: Values | null;
  readonly whole: Values;
  /** When the draft that it was typed over was kept; null if there was none. */
  readonly over: Date | null;
  /** It was saved for everybody: the draft contains all of it. */
  readonly isSaved?: boolean;
}

interface Sources<Values extends DeskValues> {
  readonly empty: Values;
  readonly completed?: DeskNoun<Values>['completed'];
  readonly theirs: DeskThing<Values> | null;
  readonly kept: StoredDraft | null;
  readonly typing: Typing<Values> | null;
  /** Values as they will read back after being saved. */
  readonly normalised: (values: Values) => Values;
}

/** The state that a form shows, computed from all sources. */
export function deskState<Values extends DeskValues>(sources: Sources<Values>) {
  const { empty, theirs, kept, typing, normalised } = sources;
  const upon = ground(sources);
  const mine = { ...upon.whole, ...typing?.changed };
  const saved = kept?.saved ? stored(sources, kept.saved.values) : null;
  const base = upon.base ?? saved;
  const { values, conflicts } =
    base === null || theirs === null
      ? { values: mine, conflicts: [] }
      : mergeFields({ base, mine, normalised: normalised(mine), theirs: theirs.values, saved });
  const [written, read] = [normalised(values), normalised(theirs?.values ?? empty)];
  return {
    values,
    conflicts,
    isDirty: (Object.keys(values) as (keyof Values)[]).some(
      (name) => !isSameField(written[name], read[name]),
    ),
    isGone: theirs === null && upon.base !== null,
  };
}

/** What is typed in a form, once these values were saved: all of it is, unless more was typed meanwhile. */
export function savedTyping<Values extends DeskValues>(
  typing: Typing<Values>,
  saved: Values,
): Typing<Values> {
  const names = Object.keys(typing.changed) as (keyof Values)[];
  const isSaved = names.every((name) => isSameField(typing.changed[name], saved[name]));
  return isSaved ? { ...typing, isSaved } : typing;
}

/** Whether another tab has gone on writing since: its draft, kept under another `desk`, includes what was typed here. */
export function isOvertaken(
  typing: Pick<Typing<DeskValues>, 'over'> | null,
  kept: Pick<StoredDraft, 'desk' | 'at'> | null,
  desk: string,
): boolean {
  if (typing === null || kept === null || kept.desk === desk) return false;
  return kept.at.getTime() !== typing.over?.getTime();
}

/**
 * The base for everything kept from now on. A saved draft disappears as soon as the server has it, perhaps since it was
 * read here: what is typed after it is based on what it saved.
 */
export function footing<Values extends DeskValues>(
  sources: Omit<Sources<Values>, 'normalised'>,
): Pick<Typing<Values>, 'base' | 'whole'> {
  const { kept } = sources;
  const upon = ground(sources);
  return kept?.isSaved && kept.saved ? { ...upon, base: stored(sources, kept.saved.values) } : upon;
}

/** The base of what is typed now: the draft, else what everybody sees, else nothing. */
export function ground<Values extends DeskValues>(
  sources: Omit<Sources<Values>, 'normalised'>,
): Pick<Typing<Values>, 'base' | 'whole'> {
  const { empty, theirs, kept, typing } = sources;
  if (kept !== null) {
    return { whole: stored(sources, kept.values), base: kept.base && stored(sources, kept.base) };
  }
  if (typing !== null) return { whole: typing.whole, base: typing.base };
  return { whole: theirs?.values ?? empty, base: theirs?.values ?? null };
}

/** Values of a draft. An older version of the site may have left it without a field. */
function stored<Values extends DeskValues>(
  { empty, completed }: Pick<Sources<Values>, 'empty' | 'completed'>,
  values: object,
): Values {
  const all = { ...empty, ...values };
  return completed?.(all) ?? all;
}
