import type { Answered } from './api';
import { Authenticator, type Says } from './authenticator';
import { peopleDesk } from './people-desk';
import { PASSWORD, type Player } from './troupe';

/** The desk of people, and what is done there with passkeys. */
export function passkeyDesk() {
  const desk = peopleDesk();
  const prepare = (by: Player, password: string = PASSWORD) =>
    desk.ask('POST', '/api/passkeys/options', { by, body: { password } });
  const request = () => desk.ask('POST', '/api/authtokens/passkey/options');
  const add = async (by: Player, authenticator: Authenticator, says: Says = {}): Promise<Answered> => {
    const { body: options } = await prepare(by);
    return desk.ask('POST', '/api/passkeys', { by, body: { credential: authenticator.make(options, says) } });
  };
  const enter = (credential: unknown, headers: Record<string, string> = {}) =>
    desk.ask('POST', '/api/authtokens/passkey', { body: { credential }, headers });
  return {
    ...desk,
    prepare,
    request,
    add,
    enter,
    list: (by: Player) => desk.ask('GET', '/api/passkeys', { by }),
    /** A key of this person's, made honestly. */
    async keyOf(by: Player): Promise<{ authenticator: Authenticator; uuid: string }> {
      const authenticator = new Authenticator();
      const { body } = await add(by, authenticator);
      return { authenticator, uuid: body.uuid };
    },
    async logInBy(authenticator: Authenticator, says: Says = {}): Promise<Answered> {
      const { body: options } = await request();
      return enter(authenticator.use(options, says));
    },
  };
}
