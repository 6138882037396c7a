import { randomUUID } from 'node:crypto';
import { must } from '#common/base/must';
import type { PasskeyLogin, PasskeyWrite } from '#common/contract/people/passkey';
import { addOwnPasskey, preparePasskey } from '#server/people/passkey/add-own-passkey';
import { requestPasskey } from '#server/people/passkey/passkey-login';
import { type StoredUser, findUsers } from '#server/people/user/user-repository';
import { Authenticator } from './authenticator';
import type { Scenery } from './matrix-fixtures';
import type { ObjectRule } from './matrix-objects';
import type { Somebody } from './matrix-people';
import { PASSWORD } from './troupe';

const nothing: ObjectRule = { ask: () => ({}) };

/** How the calls of passkeys are asked: another's key does not exist, for anybody. */
export const passkeyRules = {
  requestPasskey: nothing,
  loginByPasskey: {
    ask: async (scenery, owner) => ({ body: { credential: await passkeyUse(scenery, owner) } }),
  },
  listPasskeys: nothing,
  preparePasskey: { ask: () => ({ body: { password: PASSWORD } }) },
  addPasskey: {
    ask: async (scenery, owner) => ({ body: { credential: await newPasskey(scenery, owner) } }),
    foreign: () => 'not-found',
  },
  renamePasskey: {
    ask: async (scenery, owner) => ({
      params: { uuid: (await passkey(scenery, owner)).uuid },
      body: { name: 'Clé de la loge' },
    }),
    foreign: () => 'not-found',
  },
  deletePasskey: {
    ask: async (scenery, owner) => ({ params: { uuid: (await passkey(scenery, owner)).uuid } }),
    foreign: () => 'not-found',
  },
  proveIdentity: { ask: () => ({ body: { password: PASSWORD } }) },
} satisfies Record<string, ObjectRule>;

/** What somebody's browser made, asked by our site. */
async function newPasskey(
  scenery: Scenery,
  owner: Somebody,
  authenticator = new Authenticator(),
): Promise<PasskeyWrite['credential']> {
  const user = await accountOf(scenery, owner);
  return authenticator.make(await preparePasskey(scenery.api.site.database, user, PASSWORD));
}

/** A key to somebody's account, with what it is kept in. */
async function passkey(
  scenery: Scenery,
  owner: Somebody,
): Promise<{ uuid: string; authenticator: Authenticator }> {
  const authenticator = new Authenticator();
  const credential = await newPasskey(scenery, owner, authenticator);
  const user = await accountOf(scenery, owner);
  const { uuid } = await addOwnPasskey(scenery.api.site.database, user, { credential }, 'Test');
  return { uuid, authenticator };
}

/** What somebody's key signed, asked by our site. */
async function passkeyUse(scenery: Scenery, owner: Somebody): Promise<PasskeyLogin['credential']> {
  const { authenticator } = await passkey(scenery, owner);
  return authenticator.use(await requestPasskey(scenery.api.site.database, randomUUID()));
}

async function accountOf({ api }: Scenery, { uuid }: Somebody): Promise<StoredUser> {
  return must((await findUsers(api.site.database, [uuid]))[0], 'the account');
}
