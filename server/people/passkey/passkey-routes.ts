import { CallError } from '../../platform/http/call-error';
import { requirePerson } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { deviceLabel } from '../../platform/guard/device-label';
import { requireProof } from '../session/identity-proof-repository';
import { callersAccount } from '../user/callers-account-repository';
import { addOwnPasskey, preparePasskey } from './add-own-passkey';
import { loginByPasskey, requestPasskey } from './passkey-login';
import { findPasskeysOf, passkeyOf, removePasskey, renamePasskey } from './passkey-repository';
import { proveIdentity } from './prove-identity';

export const passkeyRoutes = {
  requestPasskey: ({ caller, database }) => requestPasskey(database, caller.address),

  loginByPasskey: ({ body, caller, request, database, spans }) =>
    loginByPasskey(database, body, {
      address: caller.address,
      userAgent: request.headers.get('User-Agent'),
      spans,
    }),

  async listPasskeys({ caller, database }) {
    return (await findPasskeysOf(database, requirePerson(caller).uuid)).map(passkeyOf);
  },

  async preparePasskey({ caller, body, database }) {
    return preparePasskey(database, await callersAccount(database, caller), body.password);
  },

  async addPasskey({ caller, body, request, database }) {
    const device = deviceLabel(request.headers.get('User-Agent'));
    return addOwnPasskey(database, await callersAccount(database, caller), body, device);
  },

  async renamePasskey({ caller, params, body, database }) {
    const renamed = await renamePasskey(database, requirePerson(caller).uuid, params.uuid, body.name.trim());
    if (renamed === undefined) throw unknownPasskey();
    return passkeyOf(renamed);
  },

  async deletePasskey({ caller, params, database }) {
    const person = requirePerson(caller);
    await requireProof(database, person);
    if (!(await removePasskey(database, person.uuid, params.uuid))) throw unknownPasskey();
    return null;
  },

  async proveIdentity({ caller, body, database }) {
    await proveIdentity(database, requirePerson(caller), await callersAccount(database, caller), body);
    return null;
  },
} satisfies Partial<Handlers>;

const unknownPasskey = () =>
  new CallError('not-found', { message: 'Cette clé d’accès n’existe pas ou plus.' });
