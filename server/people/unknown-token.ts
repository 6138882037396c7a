import { CallError } from '../http/call-error';

/** A token that never was, was used, or is over: the answer is the same. */
export const unknownToken = () =>
  new CallError('not-found', { message: 'Aucun compte trouvé. Vérifiez votre jeton.' });
