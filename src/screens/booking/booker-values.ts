import type { Person } from '../../state/session-records';

/** Who books, as the form begins. */
export const bookerOf = (person: Person | null) => ({
  name: person?.name ?? '',
  firstname: person?.firstname ?? '',
  email: person?.email ?? '',
  phone: '',
  request: '',
});
