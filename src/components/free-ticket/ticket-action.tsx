import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { ofSomebody } from '#common/base/of-somebody';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { links } from '#common/contract/site/links';
import { generatedWrite, isDead } from '#common/rules/free-ticket';
import { askServer, enqueue } from '../../bridge/calls';
import { queuedWrites } from '../../bridge/queued-writes';
import { saveFile } from '../browser/save-file';
import { useLine } from '../request/needs-network';
import { useIsAhead } from '../clock/use-is-ahead';
import { useRunning } from '../request/use-running';
import { useTask } from '../request/use-task';
import { refusalsAtom } from '../../state/refusals';
import { warn } from '../../state/notices';
import { Button, type ButtonStyle } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { AN_EVENING_MS } from './upcoming-dates';

interface TicketActionProps {
  ticket: FreeTicket;
  isWaiting: boolean;
  reasonId: string;
  /** It is on the ticket's own page, below it, and not in a list. */
  isOpened?: boolean;
}

/**
 * The actions on a ticket: generate it, then open it or download it as a PDF. The server may refuse a generation when its button is
 * long gone.
 */
export function TicketAction(props: TicketActionProps) {
  const { ticket, isWaiting, isOpened = false } = props;
  const [generation, setGeneration] = useState<string | null>(null);
  useRefusalTold(generation);
  const isOn = useIsAhead(new Date(ticket.date.getTime() + AN_EVENING_MS));
  if (isDead(ticket)) return null;
  if (ticket.state.code === 'GENERE')
    return (
      <>
        {!isWaiting && !isOpened && <OpenLink ticket={ticket} />}
        <PdfButton {...props} />
      </>
    );
  if (ticket.state.code === 'A_GENERER' && isOn)
    return <GenerateButton ticket={ticket} isOpened={isOpened} onSaved={setGeneration} />;
  return null;
}

function OpenLink({ ticket: { uuid, name } }: { ticket: FreeTicket }) {
  return (
    <LinkButton
      size="low"
      icon="ticket"
      href={links.freeTicket.to({ uuid })}
      aria-label={`Ouvrir le billet ${ofSomebody(name)}`}
    >
      Ouvrir
    </LinkButton>
  );
}

interface GenerateButtonProps {
  ticket: FreeTicket;
  isOpened: boolean;
  /** Called with the key of the saved write. */
  onSaved: (key: string) => void;
}

function GenerateButton({ ticket, isOpened, onSaved }: GenerateButtonProps) {
  const { isRunning, run } = useRunning();

  const generate = async () => {
    const saved = await enqueue(queuedWrites.updateFreeTicket(ticket, generatedWrite(ticket)));
    if (saved.ok) onSaved(saved.value.key);
    else warn('Une erreur est survenue');
  };

  return (
    <Button
      {...looksOf(isOpened)}
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

const looksOf = (isOpened: boolean): ButtonStyle =>
  isOpened ? { size: 'normal', wide: true } : { size: 'low' };

function PdfButton({ ticket: { uuid, name }, isWaiting, reasonId, isOpened = false }: TicketActionProps) {
  const { isRunning, run } = useTask();
  const hasLine = useLine();
  const download = () =>
    run(
      () => askServer('readFreeTicketPdf', { params: { uuid } }),
      (pdf) => saveFile(pdf, `${uuid}.pdf`),
    );
  return (
    <Button
      {...looksOf(isOpened)}
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
