import { termsAcceptance } from '#common/contract/people/account';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

/** The terms of use accepted: the account says so at once. */
export function termsEffect(pending: WaitingWrite): Effect | null {
  const uuid = pending.params['uuid'];
  const acceptance = decoded(pending.body, termsAcceptance);
  if (uuid === undefined || acceptance === null) return null;
  return {
    scope: `user:${uuid}`,
    touches: [{ collection: 'account', key: uuid }],
    apply(rows) {
      const account = rows.get('account', uuid);
      if (account !== null) rows.set('account', uuid, { ...account, termsVersion: acceptance.version });
    },
  };
}
