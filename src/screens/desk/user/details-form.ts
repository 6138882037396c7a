import { typedMailAddress } from '#common/base/mail-address';
import type { Failure } from '#worker/api';
import { emailFault, firstnameFault, nameFault } from '../../../components/session/account-faults';
import { type Faults, refusedFaults } from '../../../components/form/form-state';

interface DetailsForm {
  readonly name: string;
  readonly firstname: string;
  readonly email: string;
}
type DetailsField = keyof DetailsForm;
const fields: readonly DetailsField[] = ['name', 'firstname', 'email'];

/** Faults of an account's details, before they are sent. */
export const faultsOf =
  (shown: DetailsForm) =>
  ({ name, firstname, email }: DetailsForm): Faults<DetailsField> => ({
    name: nameFault(name),
    firstname: firstnameFault(firstname),
    email: emailFault(email, shown.email),
  });

/** What was typed otherwise than it was shown; the rest may have been corrected by somebody else meanwhile. */
export function correctionsOf(shown: DetailsForm, typed: DetailsForm): Partial<DetailsForm> {
  const given = {
    name: typed.name.trim(),
    firstname: typed.firstname.trim(),
    email: typedMailAddress(typed.email),
  };
  const corrected = fields.filter((field) => given[field] !== shown[field]);
  return Object.fromEntries(corrected.map((field) => [field, given[field]]));
}

/** The server's faults, by field. */
export function refusedFields(failure: Failure | null): Faults<DetailsField> {
  const { code, message } = failure?.error ?? {};
  if (code === 'already-exists' && message !== undefined) return { email: message };
  return refusedFaults(failure?.error ?? null, fields);
}
