import { is } from 'superstruct';
import { phone as phoneStruct } from '#common/contract/tickets/booking';
import type { Failure } from '#worker/api';
import { emailFault, firstnameFault, nameFault } from '../../../components/session/account-faults';
import type { Faults } from '../../../components/form/form-state';

/** Whose booking it is, as it is typed. */
export interface Holder {
  readonly name: string;
  readonly firstname: string;
  readonly email: string;
  readonly phone: string;
}
export type HolderField = keyof Holder;
export type HolderFaults = Faults<HolderField>;

export const nobody: Holder = { name: '', firstname: '', email: '', phone: '' };

/** What is wrong with it before it is sent. An address and a number may be left out. */
export function faultsOfHolder({ name, firstname, email, phone }: Holder): HolderFaults {
  const isPhone = phone.trim() === '' || is(phone.trim(), phoneStruct);
  return {
    name: nameFault(name),
    firstname: firstnameFault(firstname),
    email: email.trim() === '' ? undefined : emailFault(email),
    phone: isPhone ? undefined : 'Un numéro, comme 06 12 34 56 78',
  };
}

/** The same as it is sent: what is empty is not there. */
export function holderOfForm({ name, firstname, email, phone }: Holder) {
  return {
    name: name.trim(),
    firstname: firstname.trim(),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(phone.trim() !== '' && { phone: phone.trim() }),
  };
}

/** Whether somebody is who was typed, reached as was typed. */
export const isSameHolder = (
  { phone = '', ...known }: Omit<Holder, 'phone'> & { readonly phone?: string | undefined },
  typed: Holder,
) => JSON.stringify(holderOfForm({ ...known, phone })) === JSON.stringify(holderOfForm(typed));

/** What the server found wrong with it, by field. */
export function refusedHolder(failure: Failure | null): HolderFaults {
  const fields = failure?.error?.fields ?? {};
  return Object.fromEntries(
    (['name', 'firstname', 'email', 'phone'] as const).flatMap((field) =>
      fields[field] === undefined ? [] : [[field, fields[field]]],
    ),
  );
}
