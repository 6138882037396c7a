import { quoted } from '../../text/quoted';
import { announce, warn } from '../../state/notices';
import { Button } from '../../ui/button';
import { canShare, share } from '../../bridge/abilities';
import { saveFile } from '../browser/save-file';
import { useRunning } from '../request/use-running';
import { type ShownTicket, fileNameOf } from './shown-ticket';
import { ticketPicture } from './ticket-picture';

/** Passes a ticket on as a picture, which is made here: without a network too, and readable by every phone. */
export function ShareTicket({ ticket }: { ticket: ShownTicket }) {
  const { isRunning, run } = useRunning();
  return (
    <Button wide icon="share" pending={isRunning} onClick={() => void run(() => pass(ticket))}>
      Partager
    </Button>
  );
}

async function pass(ticket: ShownTicket): Promise<void> {
  const picture = await ticketPicture(ticket);
  if (picture === null) {
    warn(
      'L’image n’a pas pu être faite\u00a0: cet appareil manque de mémoire. Fermez d’autres onglets, puis réessayez.',
    );
    return;
  }
  const file = new File([picture], fileNameOf(ticket, 'png'), { type: 'image/png' });
  const shared = { files: [file], title: `Billet pour ${quoted(ticket.title)}` };
  if (canShare(shared) && (await share(shared))) return;
  saveFile(file, file.name);
  announce('Le billet est enregistré en image\u00a0: il n’y a plus qu’à l’envoyer.');
}
