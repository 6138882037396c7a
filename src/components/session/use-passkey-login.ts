import { useCallback, useEffect, useState } from 'react';
import { type Result, fail } from '#common/base/result';
import type { PasskeyLogin, PasskeyRequest } from '#common/contract/people/passkey';
import { askServer, loginByPasskey } from '../../bridge/calls';
import { type PasskeyFault, offerPasskeys, signWithPasskey, withdrawPasskeys } from '../../bridge/passkeys';
import { announce, warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { passkeySentences } from '../../text/passkey-sentences';
import { useRunning } from '../request/use-running';

type Credential = PasskeyLogin['credential'];

/**
 * Logs in by passkey. While `mayOffer`, the browser offers passkeys in the address field; `choose` opens the browser's
 * own dialog.
 * @param onDone must be stable
 */
export function usePasskeyLogin(mayOffer: boolean, onDone: () => void) {
  const { isRunning, run } = useRunning();
  const [offers, setOffers] = useState(0);
  const offerAgain = useCallback(() => setOffers((before) => before + 1), []);

  const enter = useCallback(
    async (credential: Credential) => {
      const opened = await loginByPasskey({ credential });
      if (opened.ok) {
        announce('Vous êtes à présent connecté.');
        onDone();
      } else {
        warn(failureSentence(opened.failure));
        offerAgain();
      }
    },
    [onDone, offerAgain],
  );

  useEffect(() => {
    if (!mayOffer) return undefined;
    let isLeft = false;
    const offer: Sign = async (options) => (isLeft ? fail('declined') : offerPasskeys(options));
    // The person did not ask for it, so a failure is not reported.
    void signed(offer).then((credential) => {
      if (credential.ok && !isLeft) void run(() => enter(credential.value));
    });
    return () => {
      isLeft = true;
      void withdrawPasskeys();
    };
  }, [mayOffer, offers, enter, run]);

  const choose = async () => {
    // Else a passkey picked in the address field meanwhile would be signed for nothing.
    await withdrawPasskeys();
    const credential = await signed(signWithPasskey);
    if (credential.ok) return enter(credential.value);
    warn(credential.failure);
    return offerAgain();
  };

  return { isRunning, choose: () => void run(choose) };
}

type Sign = (options: PasskeyRequest) => Promise<Result<Credential, PasskeyFault>>;

/** The credential signed for the server, or an error sentence. */
async function signed(sign: Sign): Promise<Result<Credential, string>> {
  const asked = await askServer('requestPasskey', {});
  if (!asked.ok) return fail(failureSentence(asked.failure));
  const credential = await sign(asked.value);
  return credential.ok ? credential : fail(passkeySentences[credential.failure]);
}
