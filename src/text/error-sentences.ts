import type { ErrorAnswer, ErrorCode } from '#common/contract/errors';
import type { Failure } from '#worker/api';

/** What each refusal is called where the server gave no words of its own. */
const sentences: Readonly<Record<ErrorCode, string>> = {
  'malformed-request': 'La demande est arrivée abîmée. Réessayez.',
  'malformed-json': 'La demande est arrivée abîmée. Réessayez.',
  'unknown-field': 'La demande contient une information inconnue du serveur.',
  'invalid-field': 'Une information n’est pas correcte.',
  'invalid-parameter': 'Un critère n’est pas correct.',
  'invalid-cursor': 'Les données de cet appareil sont à recharger.',
  'no-session': 'Vous devez être connecté.',
  'bad-credentials': 'L’adresse mail ou le mot de passe n’est pas correct.',
  'not-activated': 'Ce compte n’est pas encore activé. Ouvrez le lien reçu par mail.',
  blocked: 'Ce compte est bloqué.',
  'session-over': 'Cette session est terminée.',
  'missing-role': 'Droits insuffisants',
  csrf: 'La demande n’a pas pu être vérifiée. Réessayez.',
  'foreign-origin': 'La demande vient d’un autre site\u00a0: elle a été refusée.',
  'not-found': 'Cet élément n’existe pas ou n’existe plus.',
  'unknown-call': 'Le serveur ne connaît pas cette demande. Rechargez la page.',
  'wrong-method': 'Le serveur ne connaît pas cette demande. Rechargez la page.',
  'not-acceptable': 'Le serveur ne sait pas répondre sous cette forme.',
  'stale-version': 'Quelqu’un d’autre a modifié cet élément entre-temps.',
  'already-exists': 'Cet élément existe déjà.',
  'wrong-state': 'L’état de cet élément ne le permet plus.',
  full: 'Il ne reste pas assez de places.',
  'price-changed': 'Les tarifs ont changé entre-temps.',
  'key-reused': 'Cette modification a déjà été envoyée avec un autre contenu.',
  'key-expired': 'Cette modification est trop ancienne pour être envoyée.',
  'in-progress': 'Cette modification est déjà en cours d’envoi.',
  'incomplete-file': 'Ce fichier n’est pas encore arrivé en entier.',
  'too-large': 'L’envoi est trop volumineux.',
  'wrong-content-type': 'Le serveur n’accepte pas ce type de contenu.',
  'too-many-requests': 'Trop de demandes à la suite. Patientez un instant.',
  'protocol-too-old': 'Cette version du site est trop ancienne. Rechargez la page.',
  unexpected: 'Le serveur a rencontré une erreur. Réessayez dans un instant.',
  unavailable: 'Le serveur est indisponible pour le moment. Réessayez dans un instant.',
};

const silent: Readonly<Record<Failure['kind'], string>> = {
  refused: 'La demande a été refusée.',
  'no-answer': 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  storage: 'Cet appareil n’a pas pu enregistrer. Libérez de la place, puis réessayez.',
  full: 'Il n’y a plus de place sur cet appareil. Libérez-en, puis réessayez.',
  'no-session': 'Vous devez être connecté.',
};

/** The server's own words, else ours for its code. */
export function errorSentence({ code, message }: ErrorAnswer): string {
  return message.trim() === '' ? sentences[code] : message;
}

/** One sentence for whatever made a call fail: the server's words, else its status, else what we know. */
export function failureSentence({ kind, error, status }: Failure): string {
  if (error !== null) return errorSentence(error);
  if (kind === 'refused' && status !== null) return `Le serveur a refusé la demande (${status}).`;
  return silent[kind];
}
