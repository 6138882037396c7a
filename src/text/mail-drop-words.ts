import type { MailDropReason } from '#common/contract/fields/mail-drop-reason';

/** Why a mail was not sent, to go on after a colon. */
export const mailDropWords: Readonly<Record<MailDropReason, string>> = {
  'link-over': 'son lien ne servait plus',
  'too-late': 'il ne servait plus',
  'evening-begun': 'la séance avait commencé',
  'date-moved': 'la séance a changé de date',
  'state-changed': 'ce n’était plus vrai',
  'offer-over': 'les places n’étaient plus gardées',
  'address-changed': 'l’adresse a changé',
  refused: 'mail refusé, cette adresse n’existe pas, ou plus',
};
