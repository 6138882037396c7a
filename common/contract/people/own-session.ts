import { type Infer, boolean, string, type } from 'superstruct';
import { moment, uuid } from '../fields/primitives';

/** A session of one's own: one login on one device. `current` is the one that asks. */
export const ownSession = type({
  uuid,
  device: string(),
  createdAt: moment,
  lastUsedAt: moment,
  current: boolean(),
});
export type OwnSession = Infer<typeof ownSession>;
