import type { ErrorBody } from '#common/contract/calls/errors';
import type { Failure } from '#worker/api';

const silent: Readonly<Record<Failure['kind'], string>> = {
  refused: 'La demande a été refusée.',
  'no-answer': 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  late: 'Cet appareil tarde à répondre. Attendez un instant, puis réessayez.',
  storage: 'Cet appareil n’a pas pu enregistrer. Réessayez\u00a0; si cela ne suffit pas, rechargez la page.',
  full: 'Il n’y a plus de place sur cet appareil. Libérez-en, puis réessayez.',
  lost: 'Cet appareil n’a pas pu enregistrer. Rechargez la page, puis réessayez.',
  'no-session': 'Vous devez être connecté.',
};

/** The server's message, or a default sentence if it is empty. */
export function errorSentence({ message }: Pick<ErrorBody, 'message'>): string {
  return message.trim() === '' ? silent.refused : message;
}

/** One sentence for a failed call: by the server's message, else its status, else the kind of failure. */
export function failureSentence({ kind, error, status, foreign }: Failure): string {
  if (error !== null) return errorSentence(error);
  // There is a network: something else than our server answered, and says what it is.
  if (foreign !== undefined) return `Le site ne répond pas (${foreign}). Réessayez dans un instant.`;
  if (kind === 'refused' && status !== null) return `Le serveur a refusé la demande (${status}).`;
  return silent[kind];
}
