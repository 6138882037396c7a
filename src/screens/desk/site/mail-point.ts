import { atMoment } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { mailCause } from '../../../text/mail-cause';
import type { MailErrorKind, MailHealth } from './site-health-answer';
import { type HealthPoint, TELL } from './health-point';

const name = 'Mails';

/** Whether what the site writes to people leaves. */
export function mailPoint(mails: MailHealth, now: Date): HealthPoint {
  const { isSending, waiting, late, lateSince, lost, refused, lastFault } = mails;
  if (!isSending)
    return {
      name,
      state: 'watch',
      sentence: unsentMailWords(waiting + lost),
      remedy: `Si le site sert au public, ${TELL}\u00a0: il lui manque l’adresse d’un service d’envoi, le réglage SMTP_URL.`,
    };
  if (late > 0)
    return {
      name,
      state: lastFault === 'address' ? 'watch' : 'wrong',
      sentence: `${count(late, 'mail')} ${late < 2 ? 'attend' : 'attendent'} de partir${
        lateSince === null ? '' : `, le plus ancien écrit ${atMoment(lateSince, now)}`
      }\u00a0: ${mailCause(lastFault)}.`,
      remedy: remedyOf(lastFault),
    };
  if (lost > 0)
    return {
      name,
      state: 'watch',
      sentence: `${count(lost, 'mail')} de ces derniers jours ${
        lost < 2 ? 'n’est jamais parti' : 'ne sont jamais partis'
      }${refused === 0 ? '' : `, dont ${count(refused, 'mail refusé', 'mails refusés')}`}${lastFault === null ? '' : `\u00a0: ${mailCause(lastFault)}`}.`,
      remedy: `Ils ne partiront plus\u00a0: la liste, plus bas, dit à qui ils étaient.${
        lastFault === 'address' ? ` ${remedyOf(lastFault)}` : ''
      }`,
    };
  const sentence =
    waiting === 0 ? 'Tous les mails sont partis.' : `${count(waiting, 'mail')} en train de partir.`;
  return { name, state: 'well', sentence };
}

function unsentMailWords(kept: number): string {
  const none = 'Le site n’envoie pas de mails\u00a0: ils restent sur le serveur';
  return kept === 0 ? `${none}.` : `${none}, ${count(kept, 'mail')} ces derniers jours.`;
}

function remedyOf(fault: MailErrorKind | null): string {
  if (fault === 'address')
    return 'Rien à faire si une personne s’est trompée en écrivant son adresse\u00a0; sinon, corrigez-la dans sa fiche.';
  if (fault === 'later' || fault === 'unreachable')
    return `Le site essaie encore, tant que le mail sert à quelque chose. Si cela dure plus d’une heure, ${TELL}.`;
  if (fault === 'login')
    return `Sans attendre, ${TELL}\u00a0: le mot de passe du réglage SMTP_URL n’est plus le bon.`;
  return `Sans attendre, ${TELL}, et lisez-lui cette phrase\u00a0: les messages du serveur disent le reste.`;
}
