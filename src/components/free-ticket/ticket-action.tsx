import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { ofSomebody } from '#common/base/of-somebody';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { isDead } from '#common/rules/free-ticket';
import { askServer, enqueue } from '../../bridge/calls';
import { queuedWrites } from '../../bridge/queued-writes';
import { saveFile } from '../browser/save-file';
import { useLine } from '../request/needs-network';
import { useIsAhead } from '../clock/use-is-ahead';
import { useRunning } from '../request/use-running';
import { useTask } from '../request/use-task';
import { refusalsAtom } from '../../state/refusals';
import { warn } from '../../state/notices';
import { Button } from '../../ui/button';
import { AN_EVENING_MS } from './upcoming-dates';

interface TicketActionProps {
  ticket: FreeTicket;
  isWaiting: boolean;
  reasonId: string;
}

/**
 * The action on a ticket: generate it, then download it as a PDF. The server may refuse a generation when its button is
 * long gone.
 */
export function TicketAction(props: TicketActionProps) {
  const { ticket } = props;
  const [generation, setGeneration] = useState<string | null>(null);
  useRefusalTold(generation);
  const isOn = useIsAhead(new Date(ticket.date.getTime() + AN_EVENING_MS));
  if (isDead(ticket)) return null;
  if (ticket.state.code === 'GENERE') return <PdfButton {...props} />;
  if (ticket.state.code === 'A_GENERER' && isOn)
    return <GenerateButton ticket={ticket} onSaved={setGeneration} />;
  return null;
}

interface GenerateButtonProps {
  ticket: FreeTicket;
  /** Called with the key of the saved write. */
  onSaved: (key: string) => void;
}

function GenerateButton({ ticket, onSaved }: GenerateButtonProps) {
  const { isRunning, run } = useRunning();

  const generate = async () => {
    const saved = await enqueue(queuedWrites.updateFreeTicket(ticket, { state: { code: 'GENERE' } }));
    if (saved.ok) onSaved(saved.value.key);
    else warn('Une erreur est survenue');
  };

  return (
    <Button
      size="low"
      icon="ticket"
      aria-label={`Générer la place ${ofSomebody(ticket.name)}`}
      pending={isRunning}
      onClick={() => void run(generate)}
    >
      Générer
    </Button>
  );
}

/** Tells that the server refused what was saved here: the list 'À traiter' says why. */
function useRefusalTold(key: string | null): void {
  const refusals = useAtomValue(refusalsAtom);
  const isRefused = key !== null && refusals.some((write) => write.key === key);
  useEffect(() => {
    if (isRefused) warn('Une erreur est survenue');
  }, [isRefused]);
}

function PdfButton({ ticket: { uuid, name }, isWaiting, reasonId }: TicketActionProps) {
  const { isRunning, run } = useTask();
  const hasLine = useLine();
  const download = () =>
    run(
      () => askServer('readFreeTicketPdf', { params: { uuid } }),
      (pdf) => saveFile(pdf, `${uuid}.pdf`),
    );
  return (
    <Button
      size="low"
      icon="download"
      aria-label={`PDF de la place ${ofSomebody(name)}`}
      aria-describedby={reasonId}
      disabled={!hasLine || isWaiting}
      pending={isRunning}
      onClick={download}
    >
      PDF
    </Button>
  );
}
