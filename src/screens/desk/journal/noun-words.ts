import { aboutTextNoun } from '#common/nouns/about-text';
import { eventNoun } from '#common/nouns/event';
import { priceCategoryNoun } from '#common/nouns/price-category';
import { sponsorNoun } from '#common/nouns/sponsor';
import type { JournalNoun } from '#common/contract/site/journal';

/** What each noun is called: by the filter, and in a sentence. */
export const nounWords: Readonly<Record<JournalNoun, { readonly all: string; readonly the: string }>> = {
  user: { all: 'Comptes', the: 'le compte' },
  roleDemand: { all: 'Demandes d’habilitation', the: 'la demande d’habilitation' },
  aboutText: aboutTextNoun.words,
  sponsor: sponsorNoun.words,
  priceCategory: priceCategoryNoun.words,
  show: { all: 'Spectacles', the: 'le spectacle' },
  showDate: { all: 'Séances, le soir même', the: 'la séance' },
  interactiveImage: { all: 'Images interactives', the: 'l’image interactive' },
  agendaEvent: eventNoun.words,
  settings: { all: 'Réglages du site', the: 'les réglages du site' },
  header: { all: 'Annonce en haut des pages', the: 'l’annonce en haut des pages' },
  freeTicket: { all: 'Places gratuites', the: 'la place gratuite' },
  freeTicketDemand: { all: 'Demandes de places gratuites', the: 'la demande de places gratuites' },
  device: { all: 'Téléphones de la porte', the: 'le téléphone' },
};
