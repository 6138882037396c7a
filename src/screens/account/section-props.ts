import type { User } from '#common/contract/people/user';
import type { Person } from '../../state/session-records';

/** Props of every act of the profile. */
export interface SectionProps {
  person: Person;
  /** From the mirror; null until it is loaded. */
  account: User | null;
}
