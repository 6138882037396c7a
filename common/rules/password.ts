import { characterCount } from '../base/character-count';

/** The requirements on a password, in the order in which they are displayed. */
export const passwordNeeds = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const;
export type PasswordNeed = (typeof passwordNeeds)[number];

/** The minimum length, in characters as a person counts them. */
export const PASSWORD_LEAST = 8;

/** The specification's sentence for a password that misses a requirement. */
export const passwordMessage =
  'Votre mot de passe doit contenir 8caractères minimum dont : 1 majuscule, 1 minuscule, 1 chiffre, 1 caractère spécial';

const tests: Readonly<Record<PasswordNeed, (password: string) => boolean>> = {
  length: (password) => characterCount(password) >= PASSWORD_LEAST,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

/** The requirements that a password does not meet; empty for a good one. Page and server use the same function. */
export function unmetPasswordNeeds(password: string): readonly PasswordNeed[] {
  return passwordNeeds.filter((need) => !tests[need](password.normalize('NFKC')));
}
