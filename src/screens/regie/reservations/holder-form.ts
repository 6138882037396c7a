import { is } from 'superstruct';
import { typedMailAddress } from '#common/base/mail-address';
import { tidyTelephone } from '#common/base/telephone';
import { phone as phoneStruct } from '#common/contract/tickets/booking';
import type { Failure } from '#worker/api';
import { emailFault, firstnameFault, nameFault } from '../../../components/session/account-faults';
import { type Faults, refusedFaults } from '../../../components/form/form-state';

/** The form values of the holder of a booking. */
export interface Holder {
  readonly name: string;
  readonly firstname: string;
  readonly email: string;
  readonly phone: string;
}
export type HolderField = keyof Holder;
export type HolderFaults = Faults<HolderField>;

export const nobody: Holder = { name: '', firstname: '', email: '', phone: '' };

/**
 * Faults before it is sent. The mail address and the phone number are optional.
 * @param stored the address that the booking has
 */
export function faultsOfHolder({ name, firstname, email, phone }: Holder, stored?: string): HolderFaults {
  const number = tidyTelephone(phone);
  return {
    name: nameFault(name),
    firstname: firstnameFault(firstname),
    email: email.trim() === '' ? undefined : emailFault(email, stored),
    phone: number === '' || is(number, phoneStruct) ? undefined : 'Un numéro, comme 06 12 34 56 78',
  };
}

/** The values to send: empty ones are left out. */
export function holderOfForm({ name, firstname, email, phone }: Holder) {
  return {
    name: name.trim(),
    firstname: firstname.trim(),
    ...(email.trim() !== '' && { email: typedMailAddress(email) }),
    ...(tidyTelephone(phone) !== '' && { phone: tidyTelephone(phone) }),
  };
}

/** Whether the holder and the typed values are the same, contact details included. */
export const isSameHolder = (
  { phone = '', ...known }: Omit<Holder, 'phone'> & { readonly phone?: string | undefined },
  typed: Holder,
) => JSON.stringify(holderOfForm({ ...known, phone })) === JSON.stringify(holderOfForm(typed));

/** The server's faults, by field. */
export const refusedHolder = (failure: Failure | null): HolderFaults =>
  refusedFaults(failure?.error ?? null, ['name', 'firstname', 'email', 'phone']);
