import { CallError } from '../http/call-error';

/** One answer for a token that is unknown, used or expired. */
export const unknownToken = () =>
  new CallError('not-found', { message: 'Aucun compte trouvé. Vérifiez votre jeton.' });
