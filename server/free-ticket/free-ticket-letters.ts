import { fullDay, playbillTime } from '#common/base/dates';
import { ofSomebody } from '#common/base/of-somebody';
import { links } from '#common/contract/site/links';
import { type Letter, type Sender, oneLine } from '../mail/letter';
import type { WholeFreeTicket } from './free-ticket-repository';

/** A ticket whose owner still has an account. */
export type OwnedTicket = WholeFreeTicket & { readonly owner_firstname: string };

type Write = (ticket: OwnedTicket, reason: string | null, replyTo: string) => (sender: Sender) => Letter;

/** The letters to a member about the office's actions on their tickets, by action. */
export const freeTicketLetters = {
  cancelled: (ticket, reason, replyTo) => (sender) => ({
    ...envelope(ticket, sender, 'Une place gratuite a été annulée', reason, replyTo),
    before: [
      `L’association a annulé la place gratuite au nom ${ofSomebody(oneLine(ticket.name))}\u00a0: ${eveningOf(ticket)}. Son billet n’ouvre plus la porte.`,
      ...(reason === null ? [] : [`Motif\u00a0: ${oneLine(reason)}`]),
    ],
  }),

  replaced: (ticket, reason, replyTo) => (sender) => ({
    ...envelope(ticket, sender, 'Un billet gratuit a été remplacé', reason, replyTo),
    before: [
      `L’association a remplacé le billet gratuit au nom ${ofSomebody(oneLine(ticket.name))}\u00a0: ${eveningOf(ticket)}. L’ancien billet n’ouvre plus la porte\u00a0; le nouveau vous attend parmi vos places.`,
    ],
  }),
} satisfies Readonly<Record<string, Write>>;

function envelope(
  ticket: OwnedTicket,
  { siteUrl, title }: Sender,
  what: string,
  reason: string | null,
  replyTo: string,
) {
  return {
    subject: `${what} – ${oneLine(ticket.show_title)} – ${title}`,
    greeting: `Bonjour ${oneLine(ticket.owner_firstname)},`,
    words: {
      prenom: ticket.owner_firstname,
      nom: ticket.name,
      spectacle: ticket.show_title,
      date: fullDay(ticket.date),
      heure: playbillTime(ticket.date),
      motif: reason ?? '',
    },
    link: { label: 'Voir mes places gratuites', href: siteUrl + links.freeTickets.to() },
    after: ['Pour toute question, répondez à ce message.'],
    replyTo,
  };
}

const eveningOf = ({ show_title, date }: WholeFreeTicket) =>
  `«\u00a0${oneLine(show_title)}\u00a0», le ${fullDay(date)} à ${playbillTime(date)}`;
