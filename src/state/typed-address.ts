import { atom } from 'jotai';

/** The mail address typed last on this page to log in, or to be sent a link: it goes along from one form to the other. */
export const typedAddressAtom = atom('');
