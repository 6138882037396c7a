const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How long the keys that the server gives out are good, in milliseconds. They are given when the server is built, so that
 * tests can live in seconds what people live in days; nothing sets them in a running site. What else ends by time (offers,
 * held seats, links, the trash) is named in sentences of the page: tests move the database's clock for it.
 */
export interface Spans {
  /** Of a session: for each of its calls. */
  readonly accessToken: number;
  /** Of a session: since it was opened or last renewed. */
  readonly refreshToken: number;
  /** Of a door's phone: since it was armed, or last used. */
  readonly doorKey: number;
  /** Of a door's phone, however much it is used: since its person, by password or passkey, last logged in. */
  readonly doorKeySinceLogin: number;
}

export const usualSpans: Spans = {
  accessToken: 15 * MINUTE,
  refreshToken: 30 * DAY,
  doorKey: 7 * DAY,
  doorKeySinceLogin: 30 * DAY,
};
