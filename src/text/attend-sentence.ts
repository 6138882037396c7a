import type { WriteToAttend } from '#worker/api';
import { errorSentence } from './error-sentences';

/** The reason why a write needs a person's attention, in a sentence. */
export function attendSentence({ reason, error }: WriteToAttend): string {
  if (reason === 'conflict')
    return 'Quelqu’un d’autre a modifié cet élément entre-temps. Votre version est gardée ici\u00a0; «\u00a0Réessayer\u00a0» la mettra à la place de la sienne.';
  if (reason === 'park')
    return 'Droits insuffisants\u00a0: il vous manque un droit pour cette modification. Elle est gardée, et partira s’il vous est rendu.';
  if (reason === 'trying') return `${error === null ? NO_ANSWER : errorSentence(error)} ${STILL_TRYING}`;
  if (reason === 'elsewhere')
    return 'Le site a changé d’adresse\u00a0: ceci n’est pas parti. «\u00a0Envoyer\u00a0» l’essaie encore d’ici\u00a0; sinon, refaites-le à la nouvelle adresse.';
  return error === null ? 'Le serveur a refusé cette modification.' : errorSentence(error);
}

const NO_ANSWER = 'Le serveur répond, mais pas à cet envoi.';
const STILL_TRYING =
  'L’envoi est essayé depuis plus d’une heure. Rien n’est perdu\u00a0: il est gardé ici, et continue.';
