import { type Infer, boolean, string, type } from 'superstruct';
import { moment, uuid } from '../fields/primitives';

/** One of the user's own sessions: one login on one device. `current` is the session of this request. */
export const ownSession = type({
  uuid,
  device: string(),
  createdAt: moment,
  lastUsedAt: moment,
  current: boolean(),
});
export type OwnSession = Infer<typeof ownSession>;
