/** The cache in which kept photos lie. The service worker answers from it, and trims another one. */
export const KEPT_CACHE = 'kept-photos';
