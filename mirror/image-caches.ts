/** The cache that holds kept photos. The service worker answers from it, but trims only its own cache. */
export const OFFLINE_PHOTO_CACHE = 'kept-photos';

/** The service worker's cache of recently seen images. */
export const SEEN_IMAGE_CACHE = 'images';
