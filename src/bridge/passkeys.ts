import { type Result, fail, succeed } from '#common/base/result';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import type { PasskeyLogin, PasskeyRequest, PasskeyWrite } from '#common/contract/people/passkey';

/** Why a passkey request failed. `declined`: the person refused, or did not answer in time. */
export type PasskeyFault = 'declined' | 'known' | 'impossible';

type Answer<T> = Promise<Result<T, PasskeyFault>>;

/** Whether this browser supports passkeys at all; whether they work here depends on the page's address. */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** Makes the browser create a passkey, which asks for a finger, a face or a PIN. */
export function makePasskey(options: AnswerOf<'preparePasskey', Blob>): Answer<PasskeyWrite['credential']> {
  return answer(async ({ startRegistration }) => {
    const { id, rawId, response } = await startRegistration({
      optionsJSON: {
        ...options,
        pubKeyCredParams: [...options.pubKeyCredParams],
        excludeCredentials: [...options.excludeCredentials],
      },
    });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
  });
}

/** Asks the person to choose a passkey and sign with it. */
export function signWithPasskey(options: PasskeyRequest): Answer<PasskeyLogin['credential']> {
  return answer((library) => sign(library, options, false));
}

/**
 * Offers passkeys among the browser's suggestions in the field marked `webauthn`. Resolves when one is chosen; fails
 * with `impossible` if the browser cannot, and with `declined` once the offer is withdrawn or another one begins.
 */
export function offerPasskeys(options: PasskeyRequest): Answer<PasskeyLogin['credential']> {
  return answer((library) => sign(library, options, true));
}

export async function withdrawPasskeys(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

/** Loaded on first use. */
const load = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof load>>;

async function sign(
  { startAuthentication }: Library,
  optionsJSON: PasskeyRequest,
  useBrowserAutofill: boolean,
) {
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  if (userHandle === undefined) throw new TypeError('A key that does not say whose it is');
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

async function answer<T>(work: (library: Library) => Promise<T>): Answer<T> {
  try {
    return succeed(await work(await load()));
  } catch (error) {
    return fail(faults[error instanceof Error ? error.name : ''] ?? 'impossible');
  }
}

const faults: Readonly<Record<string, PasskeyFault>> = {
  NotAllowedError: 'declined',
  AbortError: 'declined',
  InvalidStateError: 'known',
};
