import type { User } from '#common/contract/people/user';
import type { Person } from '../../state/session-records';

/** What every act of the profile is told. */
export interface ActProps {
  person: Person;
  /** As the mirror holds it; null before the mirror has come. */
  account: User | null;
}
