import { type Result, fail, succeed } from '#common/base/result';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import type { PasskeyLogin, PasskeyRequest, PasskeyWrite } from '#common/contract/people/passkey';

/** Why the browser's keys did not do it. `declined`: the person said no, or nothing for too long. */
export type PasskeyFault = 'declined' | 'known' | 'impossible';

type Answer<T> = Promise<Result<T, PasskeyFault>>;

/** Whether this browser has keys at all; only the page's own address decides whether they serve here. */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** Has the browser make a key, which asks for a finger, a face or a PIN. */
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

/** Has the person choose a key and sign with it. */
export function signWithPasskey(options: PasskeyRequest): Answer<PasskeyLogin['credential']> {
  return answer((library) => sign(library, options, false));
}

/**
 * Has the browser offer its keys beside the addresses that it remembers, in the field that says `webauthn`. Answers when
 * one is taken, `impossible` where the browser cannot; `declined` once the offer is withdrawn or another begun.
 */
export function offerPasskeys(options: PasskeyRequest): Answer<PasskeyLogin['credential']> {
  return answer((library) => sign(library, options, true));
}

export async function withdrawPasskeys(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

/** Loaded when somebody first needs it. */
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
