import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deepEqual } from 'fast-equals';
import { type Result, fail, succeed } from '#common/base/result';
import { laneOf } from '#common/rules/lane';
import { draftQueries } from '#mirror/queries/draft-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import type { Failure, WriteToAttend } from '#worker/api';
import { dropDraft, enqueue, keepDraft } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { refusalsAtom } from '../../../state/refusals';
import { personAtom } from '../../../state/session';
import { blockReload } from '../../../state/update';
import type { Labelled } from '../../../components/request/enqueue-and-announce';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { type DeskNoun, type DeskThing, type DeskValues, oneField } from './desk-noun';
import { type Typing, deskState, footing, isOvertaken, savedTyping } from './desk-state';
import { createDraftKeeper } from './draft-keeper';

/** A thing being edited on the desk. */
export interface Desk<Values extends DeskValues> {
  readonly uuid: string;
  /** As everybody else sees it; null if it was never saved or is deleted. */
  readonly theirs: DeskThing<Values> | null;
  readonly values: Values;
  readonly change: (changed: Partial<Values>) => void;
  /** There are unsaved changes. */
  readonly isDirty: boolean;
  /** The last save made here has not reached the server yet. */
  readonly isWaiting: boolean;
  /** Another person deleted it while it was being edited. */
  readonly isGone: boolean;
  /** When this device last kept unsaved changes; null if none are kept. */
  readonly keptAt: Date | null;
  /** Why the device could not keep what was typed last. */
  readonly unkept: Failure | null;
  /** Fields that another person changed too: a version must be chosen before saving. */
  readonly conflicts: readonly (keyof Values & string)[];
  readonly choose: (name: keyof Values & string, whose: 'mine' | 'theirs') => void;
  /** An earlier save that the server refused. */
  readonly refusal: WriteToAttend | null;
  readonly save: () => Promise<Result<Labelled, Failure>>;
  /** Discards the unsaved changes. */
  readonly discard: () => Promise<Result<null, Failure>>;
  /** Recreates as new what another person deleted; resolves with the new uuid. */
  readonly rescue: () => Promise<Result<string, Failure>>;
}

/**
 * A thing being edited: what is typed is kept on this device from the first keystroke, and merged with what others save
 * meanwhile. Null until mirror and outbox have answered. The caller must be keyed by the uuid.
 */
export function useDesk<Values extends DeskValues>(
  noun: DeskNoun<Values>,
  uuid: string,
): Desk<Values> | null {
  const id = laneOf(noun.name, uuid);
  const owner = useAtomValue(personAtom)?.uuid ?? '';
  const refusals = useAtomValue(refusalsAtom);
  const { answer, reach } = useMirrorAnswer(async () => {
    const thing = await noun.read(uuid);
    // Read after it, and together: what shows a write that waits is never called saved.
    return { thing, isWaiting: (await waitingQueries.uuidsOf(noun.name)).has(uuid) };
  }, [uuid]);
  const theirs = answer?.thing;
  const kept = useLiveQuery(() => draftQueries.read(owner, id), [owner, id]);
  const [typing, setTyping] = useState<Typing<Values> | null>(null);
  const [unkept, setUnkept] = useState<Failure | null>(null);
  const [desk] = useState(freshUuid);

  const { empty, completed } = noun;
  const sources = { empty, completed, theirs: theirs ?? null, kept: kept ?? null, typing };
  const normalised = (typed: Values) => noun.normalised?.(typed, uuid) ?? typed;
  const state = deskState({ ...sources, normalised });
  const values = useSteady(state.values);
  // An asynchronous change, such as a poster that had to be drawn, applies to the values current at that time.
  const now = useRef({ sources, values });
  useLayoutEffect(() => {
    now.current = { sources, values };
  });
  // A draft stored in the background takes the title and base current when it is sent.
  const latest = useRef({ title: '', ...footing(sources) });
  const [keeper] = useState(() =>
    createDraftKeeper((changed) => keepDraft({ id, desk, ...latest.current, changed }, owner), setUnkept),
  );

  // What this device could not keep is on this page alone.
  useEffect(() => {
    return unkept === null ? undefined : blockReload();
  }, [unkept]);

  const isLeft = isOvertaken(typing, kept ?? null, desk);
  useEffect(() => {
    if (isLeft) void keeper.stored().then(() => setTyping(null));
  }, [isLeft, keeper]);

  // Not before the saved draft has been read: the form would briefly show older values.
  const isDone = typing?.isSaved === true && (kept === null || kept?.isSaved === true);
  if (isDone) setTyping(null);

  if (answer === undefined || theirs === undefined || kept === undefined) return null;
  if (theirs === null && kept === null && reach === 'waiting') return null;

  const keep = (changed: Partial<Values>) => {
    const upon = footing(now.current.sources);
    const over = now.current.sources.kept?.at ?? null;
    latest.current = { title: noun.titleOf({ ...now.current.values, ...changed }), ...upon };
    setTyping((before) => ({
      ...upon,
      over: before === null ? over : before.over,
      changed: { ...before?.changed, ...changed },
    }));
    keeper.keep(changed);
  };
  const keepAll = async (all: Values) => {
    keep(all);
    const failure = await keeper.stored();
    return failure === null ? succeed(null) : fail(failure);
  };

  return {
    uuid,
    theirs,
    values,
    change: keep,
    isDirty: state.isDirty,
    isWaiting: answer.isWaiting,
    isGone: state.isGone,
    keptAt: kept === null || kept.isSaved ? null : kept.at,
    unkept,
    conflicts: state.conflicts,
    choose(name, whose) {
      if (theirs === null) return;
      const seen = oneField<Values, typeof name>(name, theirs.values[name]);
      if (whose === 'theirs') return keep(seen);
      void keeper.stored().then(() => keepDraft({ id, desk, ...latest.current, changed: {}, seen }, owner));
    },
    refusal: refusals.find(({ lane }) => lane === id) ?? null,
    async save() {
      const written = normalised(values);
      const saved = await keepAll(written);
      if (!saved.ok) return saved;
      const write = noun.write(written, uuid, theirs?.version ?? null);
      const result = await enqueue({ ...write, savesDraft: written });
      if (!result.ok) return result;
      setTyping((typed) => typed && savedTyping(typed, written));
      return succeed({ key: result.value.key, label: write.label });
    },
    async discard() {
      await keeper.stored();
      const result = await dropDraft(id);
      if (result.ok) setTyping(null);
      return result;
    },
    async rescue() {
      const fresh = freshUuid();
      const copy = noun.renewed?.(values) ?? values;
      const draft = { id: laneOf(noun.name, fresh), title: noun.titleOf(copy), desk, changed: copy };
      const result = await keepDraft({ ...draft, base: null, whole: copy }, owner);
      if (!result.ok) return result;
      await dropDraft(id);
      return succeed(fresh);
    },
  };
}

/**
 * The same values with stable identities: each field keeps its object while its content is equal. Values read from
 * storage are copies, and a field given another object would be reset while someone is typing in it.
 */
function useSteady<Values extends DeskValues>(values: Values): Values {
  const [last, setLast] = useState(values);
  const steady = steadied(last, values);
  if (steady !== last) setLast(steady);
  return steady;
}

function steadied<Values extends DeskValues>(last: Values, values: Values): Values {
  const names = Object.keys(values) as (keyof Values)[];
  const entries = names.map((name) => {
    const [before, now] = [last[name], values[name]];
    return [name, deepEqual(before, now) ? before : now] as const;
  });
  const isSame = entries.every(([name, value]) => last[name] === value);
  return isSame ? last : (Object.fromEntries(entries) as Values);
}
