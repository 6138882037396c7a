import { canAnswerOffline } from '../../bridge/abilities';
import type { Keeping } from '../../state/keeping';

/** Whether this device can keep anything for visits without a network; a notice above every page says why not. */
export const mayKeep = ({ kind }: Keeping): boolean =>
  kind !== 'refused' && kind !== 'insecure' && canAnswerOffline();
