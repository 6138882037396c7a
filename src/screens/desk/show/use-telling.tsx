import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import { type ShowSheet, showWriteOf } from './show-sheet';
import {
  type EveningChange,
  changedEvenings,
  eveningChanges,
  eveningsOf,
} from '#common/rules/announced-evening';
import type { Failure } from '#worker/api';
import { askServer } from '../../../bridge/calls';
import { serverNow } from '../../../components/clock/clock-offset';
import type { Desk } from '../form/use-desk';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { TellingQuestion } from './telling-question';
import { useTakenSeats } from './use-taken-seats';

type Preview = AnswerOf<'previewTelling', Blob>;

/** What is asked before a save. */
interface Question {
  readonly changes: readonly EveningChange[];
  /** Whom the save tells, or why that is not known. */
  readonly known: Preview | Failure;
  /** Seats taken of the evenings that change, according to this device. */
  readonly taken: number;
  readonly answer: (isYes: boolean) => void;
}

interface Telling {
  /** Asks whether to save what people are told of. Resolves with true at once if nobody is known who would be told. */
  readonly confirm: () => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** The question before a save of a show that people hold seats of: who is told, and who must be called. */
export function useTelling({ theirs, values, uuid }: Desk<ShowSheet>): Telling {
  const taken = useTakenSeats();
  // The dialog shows its last question while it fades out.
  const [asked, setAsked] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    async confirm() {
      if (theirs === null) return true;
      const [before, after] = [showWriteOf(theirs.values), showWriteOf(values)];
      const dates = changedEvenings(before, after, serverNow());
      if (dates.length === 0) return true;
      const seats = dates.reduce((sum, date) => sum + (taken.get(date) ?? 0), 0);
      const result = await askServer('previewTelling', { params: { slug: uuid }, body: after });
      if (result.ok ? isNobody(result.value) : seats === 0) return true;
      return new Promise((resolve) => {
        setAsked({
          changes: changesOf(before, after, dates),
          known: result.ok ? result.value : result.failure,
          taken: seats,
          answer(isYes) {
            setOpen(false);
            resolve(isYes);
          },
        });
        setOpen(true);
      });
    },
    dialog: asked !== null && (
      <ConfirmDialog
        question="Enregistrer, et prévenir qui a des places&nbsp;?"
        isOpen={isOpen}
        no="Revenir à la fiche"
        yes="Enregistrer"
        onNo={() => asked.answer(false)}
        onYes={() => asked.answer(true)}
      >
        <TellingQuestion {...asked} />
      </ConfirmDialog>
    ),
  };
}

const isNobody = ({ bookings, members, toCall }: Preview) => bookings + members + toCall === 0;

type Written = ReturnType<typeof showWriteOf>;

function changesOf(before: Written, after: Written, dates: readonly string[]): readonly EveningChange[] {
  const [former, next] = [eveningsOf(before), eveningsOf(after)];
  const changes = dates.flatMap((date) => {
    const [told, now] = [former.get(date), next.get(date)];
    return told && now ? eveningChanges(told, now) : [];
  });
  return [...new Set(changes)];
}
