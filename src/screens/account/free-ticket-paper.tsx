import { useAtomValue } from 'jotai';
import type { MyTicket } from '#common/contract/tickets/free-ticket';
import { isDead } from '#common/rules/free-ticket';
import { fullDate } from '#common/base/dates';
import { agendaQueries } from '#mirror/queries/agenda-queries';
import { isComing } from '../../components/free-ticket/upcoming-dates';
import { mayKeep } from '../../components/browser/may-keep';
import { TicketAction } from '../../components/free-ticket/ticket-action';
import { NeedsNetwork } from '../../components/request/needs-network';
import { ShareTicket } from '../../components/ticket/share-ticket';
import { TicketCode } from '../../components/ticket/ticket-code';
import { TicketPaper } from '../../components/ticket/ticket-paper';
import { TicketStatus } from '../../components/ticket/ticket-status';
import { whereaboutsAtom } from '../../state/connection';
import { keepingAtom } from '../../state/keeping';
import { elsewhereWords } from '../../text/whereabouts-words';
import type { Shape } from '../../ui/status-shape';
import '../../bridge/random-uuid';
import { saveFile } from '../../components/browser/save-file';
import { useRunning } from '../../components/request/use-running';
import { fileNameOf } from '../../components/ticket/shown-ticket';
import { warn } from '../../state/notices';
import { siteAtom } from '../../state/site';
import { Button } from '../../ui/button';
import styles from './free-ticket-screen.module.css';

interface FreeTicketPaperProps {
  ticket: MyTicket;
  /** It was changed here, and the server does not have it yet. */
  isWaiting: boolean;
  now: Date;
}

const REASON = 'billet-reseau';

/** A free ticket as its owner shows it: with its code as long as it opens the door. */
export function FreeTicketPaper({ ticket, isWaiting, now }: FreeTicketPaperProps) {
  const elsewhere = elsewhereWords(useAtomValue(whereaboutsAtom));
  const isKept = mayKeep(useAtomValue(keepingAtom));
  const { name, linkedShow, date, location, code, state } = ticket;
  const isShown = state.code !== 'A_GENERER' && !isDead(ticket) && isComing(ticket, now);
  const shown = {
    code,
    showSlug: linkedShow.slug,
    title: linkedShow.title,
    date,
    place: location?.name,
    holder: name,
    seats: 1,
  };
  return (
    <>
      <TicketStatus {...statusOf(ticket, { isWaiting, isKept, elsewhere }, now)} />
      <TicketPaper
        label="Mon billet"
        title={linkedShow.title}
        date={date}
        location={location}
        code={isShown && <TicketCode ticket={shown} now={now} />}
      >
        <p>{name}</p>
        <p>Une place gratuite, placement libre</p>
      </TicketPaper>
      <div className={styles.files}>
        <NeedsNetwork id={REASON}>
          {code === undefined ? 'Le code et le PDF demandent le réseau.' : 'Le PDF demande le réseau.'}
        </NeedsNetwork>
        {isShown && code !== undefined && (
          <>
            <ShareTicket ticket={shown} />
            <FreeTicketCalendar ticket={ticket} />
          </>
        )}
        <TicketAction ticket={ticket} isWaiting={isWaiting} reasonId={REASON} isOpened />
      </div>
    </>
  );
}

/** What this device has to do with a ticket. */
interface Here {
  readonly isWaiting: boolean;
  /** It opens here without a network. */
  readonly isKept: boolean;
  /** Why what waits does not leave, if it cannot. */
  readonly elsewhere: string | null;
}

interface Status {
  readonly shape: Shape;
  readonly state: string;
  readonly heading: string;
  readonly lead: string;
}

function statusOf(ticket: MyTicket, { isWaiting, isKept, elsewhere }: Here, now: Date): Status {
  const { state, usedAt, cancelledAt, replacedBy } = ticket;
  if (replacedBy !== undefined)
    return { shape: 'octagon', state: 'Remplacé', heading: 'Ce billet a été remplacé.', lead: REPLACED };
  if (cancelledAt !== undefined)
    return { shape: 'octagon', state: 'Annulé', heading: 'Cette place est annulée.', lead: NO_DOOR };
  if (isDead(ticket))
    return { shape: 'octagon', state: 'Bloqué', heading: 'Ce billet est bloqué.', lead: BLOCKED };
  if (state.code === 'UTILISE')
    return {
      shape: 'circle',
      state: state.name,
      heading: 'Ce billet a servi.',
      lead: usedAt === undefined ? '' : `Entrée le ${fullDate(usedAt)}.`,
    };
  if (!isComing(ticket, now))
    return { shape: 'square', state: 'Passé', heading: 'Cette séance a eu lieu.', lead: '' };
  if (state.code === 'A_GENERER')
    return { shape: 'triangle', state: state.name, heading: 'Place à générer.', lead: TO_GENERATE };
  if (isWaiting)
    return {
      shape: 'triangle',
      state: 'Pas encore envoyé',
      heading: elsewhere === null ? 'Ce billet attend le réseau.' : 'Votre demande n’est pas partie.',
      lead: elsewhere === null ? UNSENT : `Elle est enregistrée sur cet appareil, mais ${elsewhere}.`,
    };
  return {
    shape: 'circle',
    state: state.name,
    heading: 'Votre billet.',
    lead: isKept ? `${OPENS} ${MAILED}` : MAILED,
  };
}

const OPENS = 'Il s’ouvre ici sans réseau aussi.';
const MAILED = 'Vous l’avez également reçu par mail, à faire suivre à votre invité.';
const UNSENT =
  'La demande est enregistrée sur cet appareil et partira d’elle-même\u00a0: le code s’affichera ici à son retour, si la séance n’est pas complète.';
const TO_GENERATE = 'Générez-la quand vous êtes sûr de venir\u00a0: la place n’est prise qu’à ce moment-là.';
const NO_DOOR = 'Son billet n’ouvre plus la porte.';
const REPLACED = 'Il n’ouvre plus la porte\u00a0: le nouveau est parmi vos places.';
const BLOCKED = 'Il n’ouvre pas la porte pour le moment\u00a0: adressez-vous à l’association.';

/** Saves the evening as a calendar file, which is made here: without a network too. */
function FreeTicketCalendar({ ticket }: { ticket: MyTicket }) {
  const { title } = useAtomValue(siteAtom);
  const { isRunning, run } = useRunning();
  const save = async () => {
    const site = { title, siteUrl: location.origin, organiser: `ne-pas-repondre@${location.hostname}` };
    const named = { code: ticket.code, showSlug: ticket.linkedShow.slug, date: ticket.date };
    try {
      // Its library is loaded for those who want a file.
      const { freeTicketCalendar } = await import('#common/rules/free-ticket-calendar');
      const minutes = await agendaQueries.minutesOf(ticket.dateUuid);
      const content = freeTicketCalendar({ ...ticket, minutes }, site, new Date());
      saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), fileNameOf(named, 'ics'));
    } catch {
      warn('L’entrée d’agenda n’a pas pu être faite. Rechargez la page, puis réessayez.');
    }
  };
  return (
    <Button wide icon="calendar" pending={isRunning} onClick={() => void run(save)}>
      Ajouter à l’agenda
    </Button>
  );
}
