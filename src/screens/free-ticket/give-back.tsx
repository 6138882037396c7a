import { useState } from 'react';
import { playbillDate } from '#common/base/dates';
import { ofSomebody } from '#common/base/of-somebody';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { mayBeChanged } from '#common/rules/free-ticket';
import { queuedWrites } from '../../bridge/queued-writes';
import { useIsAhead } from '../../components/clock/use-is-ahead';
import { enqueueAndAnnounce } from '../../components/request/enqueue-and-announce';
import { useTask } from '../../components/request/use-task';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';

/** Gives a seat back, so that another person can have it, until the evening begins. */
export function GiveBack({ ticket }: { ticket: FreeTicket }) {
  const { name, date, linkedShow } = ticket;
  const [isConfirming, setConfirming] = useState(false);
  const { isRunning, run } = useTask();
  const isAhead = useIsAhead(date);
  if (!isAhead || !mayBeChanged(ticket)) return null;
  const give = () =>
    run(
      () =>
        enqueueAndAnnounce(queuedWrites.deleteFreeTicket(ticket), `La place ${ofSomebody(name)} est rendue`),
      () => setConfirming(false),
    );
  return (
    <>
      <Button
        size="low"
        variant="plain"
        aria-label={`Rendre la place ${ofSomebody(name)}`}
        onClick={() => setConfirming(true)}
      >
        Rendre
      </Button>
      <ConfirmDialog
        question={`Rendre la place ${ofSomebody(name)}\u00a0?`}
        isOpen={isConfirming}
        yes="Rendre la place"
        no="Garder"
        pending={isRunning}
        onYes={give}
        onNo={() => setConfirming(false)}
      >
        <p>
          {linkedShow.title}, {playbillDate(date)}. Le billet n’ouvrira plus la porte, et la place ira à
          quelqu’un d’autre&nbsp;: c’est définitif.
        </p>
      </ConfirmDialog>
    </>
  );
}
