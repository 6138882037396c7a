import { type Infer, object, size, string, type } from 'superstruct';
import { moment } from '../fields/primitives';
import { knownEmail, user } from './user';

/** POST /api/authtokens */
export const loginRequest = object({ email: knownEmail, password: size(string(), 1, 200) });
export type LoginRequest = Infer<typeof loginRequest>;

/** Tokens are opaque; the access token is valid 15 minutes, the refresh token 30 days and is replaced at each use. */
export const session = type({
  token: string(),
  expiresAt: moment,
  user,
  refreshToken: type({ token: string(), expiresAt: moment }),
});
export type Session = Infer<typeof session>;

/** POST /api/authtokens/refresh: `token` is the refresh token. */
export const refreshRequest = object({ token: size(string(), 1, 200) });
