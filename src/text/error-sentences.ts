import type { ErrorBody } from '#common/contract/calls/errors';
import type { Failure } from '#worker/api';

const silent: Readonly<Record<Failure['kind'], string>> = {
  refused: 'La demande a été refusée.',
  'no-answer': 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  late: 'Cet appareil tarde à répondre. Attendez un instant, puis réessayez.',
  storage: 'Cet appareil n’a pas pu enregistrer. Libérez de la place, puis réessayez.',
  full: 'Il n’y a plus de place sur cet appareil. Libérez-en, puis réessayez.',
  'no-session': 'Vous devez être connecté.',
};

/** The server's message, or a default sentence if it is empty. */
export function errorSentence({ message }: Pick<ErrorBody, 'message'>): string {
  return message.trim() === '' ? silent.refused : message;
}

/** One sentence for a failed call: by the server's message, else its status, else the kind of failure. */
export function failureSentence({ kind, error, status }: Failure): string {
  if (error !== null) return errorSentence(error);
  if (kind === 'refused' && status !== null) return `Le serveur a refusé la demande (${status}).`;
  return silent[kind];
}
