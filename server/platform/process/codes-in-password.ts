/** How a password with characters that separate the parts of an address is written in one. */
export const codesInPassword = {
  french:
    'Dans le mot de passe, écrivez %40 pour @, %2F pour /, %3A pour :, %23 pour #, %3F pour ?, %25 pour %.',
  english: 'In the password, write %40 for @, %2F for /, %3A for :, %23 for #, %3F for ?, %25 for %.',
};
