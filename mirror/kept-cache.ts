/** The cache that holds kept photos. The service worker answers from it, and trims another one. */
export const KEPT_CACHE = 'kept-photos';
