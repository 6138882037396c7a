import { freshUuid } from './fresh-uuid';

// The library of calendar files asks for it, and browsers have it only at an address with https.
if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: freshUuid });
