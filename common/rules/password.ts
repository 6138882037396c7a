/** What a password needs, in the order in which people are told. */
export const passwordNeeds = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const;
export type PasswordNeed = (typeof passwordNeeds)[number];

/** Characters, as a person counts them. */
export const PASSWORD_LEAST = 8;

/** The sentence of the specification, for a password that lacks something. */
export const passwordMessage =
  'Votre mot de passe doit contenir 8caractères minimum dont : 1 majuscule, 1 minuscule, 1 chiffre, 1 caractère spécial';

const tests: Readonly<Record<PasswordNeed, (password: string) => boolean>> = {
  length: (password) => [...password].length >= PASSWORD_LEAST,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
};

/** What a password still lacks; empty for a good one. Page and server ask the same function. */
export function unmetPasswordNeeds(password: string): readonly PasswordNeed[] {
  return passwordNeeds.filter((need) => !tests[need](password.normalize('NFKC')));
}
