import { fullDay, playbillTime } from '#common/base/dates';
import type { FreeTicketDemand } from '#common/contract/tickets/free-ticket-demand';
import { links } from '#common/contract/site/links';
import { type Letter, type Sender, oneLine } from '../mail/letter';

/** The decision on a demand for free tickets: its owner may generate them, or learns why not. */
export const freeTicketsDecidedLetter =
  ({ owner, linkedShow, date, names, state, reason }: FreeTicketDemand) =>
  ({ siteUrl, title }: Sender): Letter => {
    const accepted = state.code === 'ACCEPTEE';
    const places = names.length === 1 ? 'une place gratuite' : `${names.length} places gratuites`;
    const evening = `«\u00a0${oneLine(linkedShow.title)}\u00a0», le ${fullDay(date)} à ${playbillTime(date)}`;
    return {
      subject: `Votre demande de places gratuites – ${oneLine(linkedShow.title)} – ${title}`,
      greeting: `Bonjour ${oneLine(owner.firstname)},`,
      words: {
        prenom: owner.firstname,
        spectacle: linkedShow.title,
        date: fullDay(date),
        heure: playbillTime(date),
        places,
        decision: accepted ? 'acceptée' : 'refusée',
        motif: reason ?? '',
      },
      before: [
        accepted
          ? `Votre demande a été acceptée\u00a0: ${places} pour ${evening}.`
          : `Votre demande n’a pas été acceptée\u00a0: ${places} pour ${evening}.`,
        ...(reason === undefined ? [] : [`Motif\u00a0: ${oneLine(reason)}`]),
        ...(accepted
          ? [
              'Générez chaque billet quand vous êtes sûr de venir\u00a0: la place n’est prise qu’à ce moment-là, tant qu’il en reste.',
            ]
          : []),
      ],
      link: { label: 'Voir mes places gratuites', href: siteUrl + links.freeTickets.to() },
      after: ['Pour toute question, répondez à ce message.'],
    };
  };
