import { fullDay, hourInWords } from '#common/base/dates';
import { fold } from '#common/base/fold';
import { ofSomebody } from '#common/base/of-somebody';
import { listedName, fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import { type Letter, type Sender, oneLine } from '../../platform/mail/letter';
import { type EveningNews, changeSentences, momentOf, movesOf } from '../../platform/mail/evening-words';
import type { WholeFreeTicket } from './free-ticket-repository';

interface Owner {
  readonly firstname: string;
  readonly name: string;
}

interface Occasion {
  readonly reason: string | null;
  /** The uuid of the ticket that the letter's link opens. */
  readonly opened: string;
  /** The owner did it. */
  readonly isOwn: boolean;
}

type Write = (ticket: WholeFreeTicket, owner: Owner, occasion: Occasion) => (sender: Sender) => Letter;

/** The letters to a member about their tickets, by occasion. */
export const freeTicketLetters = {
  /** The ticket itself, for whoever it is: guests have no address here. */
  generated: (ticket, owner, occasion) => (sender) => ({
    ...envelope(ticket, owner, sender, 'Votre billet gratuit', occasion),
    before: [
      `Voici le billet gratuit au nom ${ofSomebody(oneLine(ticket.name))}\u00a0: ${eveningOf(ticket)}, ${oneLine(ticket.location_name)}. ${ENCLOSED}`,
      ...(isGuest(ticket, owner)
        ? [`Transmettez-lui ce billet\u00a0: c’est à vous seul qu’il est envoyé.`]
        : []),
    ],
    link: openTicket(sender, occasion),
  }),

  cancelled: (ticket, owner, occasion) => (sender) => {
    const { isOwn, reason } = occasion;
    const what = isOwn ? 'Vous avez rendu une place gratuite' : 'Une place gratuite a été annulée';
    return {
      ...envelope(ticket, owner, sender, what, occasion),
      before: [
        `${isOwn ? 'Vous avez rendu' : 'L’association a annulé'} la place gratuite au nom ${ofSomebody(oneLine(ticket.name))}\u00a0: ${eveningOf(ticket)}.`,
        ...(ticket.ticket_number === null ? [] : [`Son billet n’ouvre plus la porte.`]),
        ...(reason === null ? [] : [`Motif\u00a0: ${oneLine(reason)}`]),
      ],
      after: [isOwn ? 'Si vous ne l’avez pas demandé, prévenez l’association.' : QUESTIONS],
    };
  },

  replaced: (ticket, owner, occasion) => (sender) => ({
    ...envelope(ticket, owner, sender, 'Un billet gratuit a été remplacé', occasion),
    before: [
      `L’association a remplacé le billet gratuit au nom ${ofSomebody(oneLine(ticket.name))}\u00a0: ${eveningOf(ticket)}. L’ancien billet n’ouvre plus la porte. ${ENCLOSED}`,
    ],
    link: openTicket(sender, occasion),
  }),
} satisfies Readonly<Record<string, Write>>;

/** The letter to a member about a changed evening of their tickets, by the names that these are in. */
export const ticketEveningLetter =
  (firstname: string, names: readonly string[], news: EveningNews) =>
  ({ siteUrl, title }: Sender): Letter => {
    const { before, after, changes } = news;
    const { date, location } = after;
    const evening = `«\u00a0${oneLine(after.title)}\u00a0», le ${momentOf(date)}, ${oneLine(location.name)}`;
    const isMoved = changes.includes('date');
    const moves = movesOf(news);
    return {
      subject: `${moves === null ? 'Du nouveau pour vos places gratuites' : `Vos places gratuites changent ${moves}`} – ${oneLine(after.title)} – ${title}`,
      greeting: `Bonjour ${oneLine(firstname)},`,
      before: [
        isMoved
          ? `La séance du ${momentOf(before.date)} est déplacée\u00a0: ${evening}.`
          : `Il y a du nouveau pour la séance de vos places gratuites\u00a0: ${evening}.`,
        `Au nom ${joined(names.map((name) => ofSomebody(oneLine(name))))}\u00a0: ${
          names.length === 1
            ? 'un nouveau billet et la date pour votre agenda sont joints'
            : 'de nouveaux billets et les dates pour votre agenda sont joints'
        } à ce message. Ils remplacent les précédents.`,
      ],
      always: changeSentences(news),
      words: {
        prenom: firstname,
        nom: joined(names),
        spectacle: after.title,
        date: fullDay(date),
        heure: hourInWords(date),
        lieu: location.name,
      },
      link: { label: 'Voir mes places gratuites', href: siteUrl + links.freeTickets.to() },
      after: [
        'Prévenez les personnes que vous avez invitées. Si vous ne venez plus, rendez vos places depuis la même page.',
      ],
    };
  };

const joined = (names: readonly string[]) => new Intl.ListFormat('fr').format(names);
const ENCLOSED = 'Le billet et la date pour votre agenda sont joints à ce message.';

function envelope(
  ticket: WholeFreeTicket,
  { firstname }: Owner,
  { siteUrl, title }: Sender,
  what: string,
  { reason, isOwn }: Occasion,
) {
  return {
    subject: `${what} – ${oneLine(ticket.show_title)} – ${title}`,
    greeting: `Bonjour ${oneLine(firstname)},`,
    words: {
      prenom: firstname,
      nom: ticket.name,
      spectacle: ticket.show_title,
      date: fullDay(ticket.date),
      heure: hourInWords(ticket.date),
      motif: reason ?? '',
    },
    link: { label: 'Voir mes places gratuites', href: siteUrl + links.freeTickets.to() },
    after: [
      isOwn ? 'Si vous ne pouvez pas venir, rendez la place\u00a0: elle ira à quelqu’un d’autre.' : QUESTIONS,
    ],
  };
}

const QUESTIONS = 'Pour toute question, répondez à ce message.';

const openTicket = ({ siteUrl }: Sender, { opened }: Occasion) => ({
  label: 'Voir le billet',
  href: siteUrl + links.freeTicket.to({ uuid: opened }),
});

/** Whether a ticket is in another name than its owner's. */
const isGuest = (ticket: WholeFreeTicket, owner: Owner) =>
  ![fullName(owner), listedName(owner)].some((own) => fold(own) === ticket.name_folded);

const eveningOf = ({ show_title, date }: WholeFreeTicket) =>
  `«\u00a0${oneLine(show_title)}\u00a0», le ${momentOf(date)}`;
