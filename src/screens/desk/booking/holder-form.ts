import { typedMailAddress } from '#common/base/mail-address';
import { tidyTelephone } from '#common/base/telephone';
import { textFault } from '#common/rules/text-faults';
import type { Booking } from '#common/contract/tickets/booking';
import type { Failure } from '#worker/api';
import { firstnameFault, nameFault } from '../../../components/session/account-faults';
import { phoneFault } from '../../../components/session/phone-fault';
import { plainEmailFault } from '../../../components/session/plain-email-fault';
import { type Faults, refusedFaults } from '../../../components/form/form-state';

/** The form values of the holder of a booking. */
export interface Holder {
  readonly name: string;
  readonly firstname: string;
  readonly email: string;
  readonly phone: string;
  readonly request: string;
}
export type HolderField = keyof Holder;
/** The address and the number that a booking has, which are taken as they are. */
export type StoredReach = Pick<Booking, 'email' | 'phone'>;
type Optional = 'phone' | 'request';
export type HolderFaults = Faults<HolderField>;

export const nobody: Holder = { name: '', firstname: '', email: '', phone: '', request: '' };

/**
 * Faults before it is sent. The mail address and the phone number are optional.
 * @param stored what the booking has
 */
export function faultsOfHolder(
  { name, firstname, email, phone, request }: Holder,
  stored?: StoredReach,
): HolderFaults {
  return {
    name: nameFault(name),
    firstname: firstnameFault(firstname),
    email: email.trim() === '' ? undefined : plainEmailFault(email, stored?.email),
    phone: phoneFault(phone, stored?.phone),
    request: textFault(request, 300, true),
  };
}

/** The values to send: empty ones are left out, but for the request, which is removed. */
export function holderOfForm({ name, firstname, email, phone, request }: Holder) {
  return {
    name: name.trim(),
    firstname: firstname.trim(),
    ...(email.trim() !== '' && { email: typedMailAddress(email) }),
    ...(tidyTelephone(phone) !== '' && { phone: tidyTelephone(phone) }),
    request: request.trim(),
  };
}

/** Whether the holder and the typed values are the same, contact details included. */
export const isSameHolder = (
  {
    phone = '',
    request = '',
    ...known
  }: Omit<Holder, Optional> & Readonly<Partial<Record<Optional, string | undefined>>>,
  typed: Holder,
) => JSON.stringify(holderOfForm({ ...known, phone, request })) === JSON.stringify(holderOfForm(typed));

/** The server's faults, by field. */
export const refusedHolder = (failure: Failure | null): HolderFaults =>
  refusedFaults(failure?.error ?? null, ['name', 'firstname', 'email', 'phone', 'request']);
