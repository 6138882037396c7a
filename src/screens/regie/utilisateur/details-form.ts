import { is } from 'superstruct';
import { email as emailStruct } from '#common/contract/user';
import type { Failure } from '#worker/api';

export interface DetailsForm {
  readonly name: string;
  readonly firstname: string;
  readonly email: string;
}
export type DetailsField = keyof DetailsForm;
type Faults = Readonly<Partial<Record<DetailsField, string>>>;

/** What is wrong with an account's details before they are sent. */
export function faultsOf({ name, firstname, email }: DetailsForm): Faults {
  return {
    ...(name.trim() === '' && { name: 'Le nom est obligatoire' }),
    ...(firstname.trim() === '' && { firstname: 'Le prénom est obligatoire' }),
    ...(email.trim() === ''
      ? { email: "L'adesse mail est obligatoire" }
      : !is(email.trim(), emailStruct) && { email: "L'adesse mail n'est pas correcte" }),
  };
}

/** What the server found wrong, by field. */
export function refusedFields(failure: Failure | null): Faults {
  const { code, message, fields = {} } = failure?.error ?? {};
  if (code === 'already-exists' && message !== undefined) return { email: message };
  return Object.fromEntries(
    (['name', 'firstname', 'email'] as const).flatMap((field) =>
      fields[field] === undefined ? [] : [[field, fields[field]]],
    ),
  );
}
