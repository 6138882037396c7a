import type { MailErrorKind } from '#common/contract/site/mail-error-kind';

/** Why a mail has not left, to go on after a colon. */
export const mailCause = (fault: MailErrorKind | null): string =>
  fault === null ? 'la cause n’est pas connue' : causes[fault];

const causes: Readonly<Record<MailErrorKind, string>> = {
  login: 'le service d’envoi refuse notre mot de passe',
  unreachable: 'le service d’envoi ne répond pas',
  certificate: 'le service d’envoi ne prouve pas qui il est',
  address: 'une adresse n’existe pas, ou plus',
  later: 'le service d’envoi demande d’attendre',
  refused: 'le service d’envoi les refuse',
  other: 'quelque chose empêche l’envoi',
};
