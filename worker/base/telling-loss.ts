import { isConnectionLost } from '#common/base/connection-lost';
import type { Surroundings } from './surroundings';

/** The same surroundings, where it is told when the browser turns out to have lost its databases. */
export const tellingLoss = (surroundings: Surroundings, tell: () => void): Surroundings => ({
  ...surroundings,
  report(error) {
    if (isConnectionLost(error)) tell();
    surroundings.report(error);
  },
});
