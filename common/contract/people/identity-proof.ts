import { type Infer, object, optional } from 'superstruct';
import { refineWhole } from '../fields/refine-whole';
import { typedPassword } from './account';
import { passkeyLogin } from './passkey';

/**
 * POST /api/sessions/proof: the password of whoever is logged in, or an assertion signed by one of their passkeys.
 * Before what cannot be undone, it shows that they are there, and not somebody who found their device open.
 */
export const identityProof = refineWhole(
  object({ password: optional(typedPassword), credential: optional(passkeyLogin.schema.credential) }),
  'identityProof',
  ({ password, credential }) =>
    (password === undefined) !== (credential === undefined) || 'un mot de passe ou une clé d’accès',
);
export type IdentityProof = Infer<typeof identityProof>;
