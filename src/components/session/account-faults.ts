import { is } from 'superstruct';
import { typedMailAddress } from '#common/base/mail-address';
import { isBlank } from '#common/base/odd-character';
import {
  EMAIL_FAULT,
  LONGEST_NAME,
  email as newEmail,
  knownEmail,
  unreachableFault,
} from '#common/contract/people/user';
import { unmetPasswordNeeds, passwordMessage } from '#common/rules/password';
import { textFault } from '#common/rules/text-faults';

/*
 * The errors of the account fields, in the words of the specification, odd spelling included; undefined: none.
 */

/** @param stored the address that the person or the booking has: it may have been taken before this was checked */
export const emailFault = (email: string, stored = ''): string | undefined =>
  faultOf(email, typedMailAddress(email) === stored ? knownEmail : newEmail);

/** The address of an account, at login: the server says whether there is one. */
export const accountEmailFault = (email: string): string | undefined => faultOf(email, knownEmail);

function faultOf(email: string, struct: typeof knownEmail): string | undefined {
  const address = typedMailAddress(email);
  if (address === '') return "L'adesse mail est obligatoire";
  if (is(address, struct)) return undefined;
  return is(address, knownEmail) ? unreachableFault(address) : EMAIL_FAULT;
}

export function nameFault(name: string): string | undefined {
  return personNameFault(name, 'Le nom est obligatoire');
}

export function firstnameFault(firstname: string): string | undefined {
  return personNameFault(firstname, 'Le prénom est obligatoire');
}

/** The password at login: the server says whether it is right. */
export function passwordFault(password: string): string | undefined {
  return password === '' ? 'Le mot de passe est obligatoire' : undefined;
}

export function currentPasswordFault(password: string): string | undefined {
  return password === '' ? 'Vous devez entrer votre mot de passe actuel' : undefined;
}

export function newPasswordFault(password: string): string | undefined {
  return passwordFault(password) ?? (unmetPasswordNeeds(password).length > 0 ? passwordMessage : undefined);
}

export function confirmationFault(confirmation: string, password: string): string | undefined {
  if (confirmation === '') return 'Vous devez confirmer votre mot de passe';
  return confirmation === password ? undefined : 'Les deux mots de passe ne sont pas identiques';
}

export function termsFault(isAccepted: boolean): string | undefined {
  return isAccepted ? undefined : "Vous devez lire et accepter les Conditions Générales d'Utilisation";
}

function personNameFault(name: string, missing: string): string | undefined {
  return isBlank(name) ? missing : textFault(name.trim(), LONGEST_NAME);
}
