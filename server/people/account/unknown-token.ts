import { CallError } from '../../platform/http/call-error';

/** The same error for a token that is unknown, used or expired. */
export const unknownToken = () =>
  new CallError('not-found', { message: 'Aucun compte trouvé. Vérifiez votre jeton.' });
