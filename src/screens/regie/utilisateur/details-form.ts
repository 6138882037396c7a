import type { Failure } from '#worker/api';
import { emailFault, firstnameFault, nameFault } from '../../../components/session/account-faults';
import { type Faults, refusedFaults } from '../../../components/form/form-state';

interface DetailsForm {
  readonly name: string;
  readonly firstname: string;
  readonly email: string;
}
type DetailsField = keyof DetailsForm;

/** Faults of an account's details, before they are sent. */
export function faultsOf({ name, firstname, email }: DetailsForm): Faults<DetailsField> {
  return {
    name: nameFault(name),
    firstname: firstnameFault(firstname),
    email: emailFault(email),
  };
}

/** The server's faults, by field. */
export function refusedFields(failure: Failure | null): Faults<DetailsField> {
  const { code, message } = failure?.error ?? {};
  if (code === 'already-exists' && message !== undefined) return { email: message };
  return refusedFaults(failure?.error ?? null, ['name', 'firstname', 'email']);
}
