/** A call that changes something repeats the cookie in the header. */
export const csrfHeader = 'X-XSRF-TOKEN';
export const csrfCookie = 'XSRF-TOKEN';

/** The device was given what the site keeps on it. */
export const knownCookie = 'connu';
