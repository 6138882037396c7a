import type { Failure } from '#worker/api';

/** Why a scan may not be stored: no answer in time, no room on the phone, or an error of its storage. */
export type UnsavedCause = 'late' | 'full' | 'failed';

export const isUnsaved = (saved: string): saved is UnsavedCause => Object.hasOwn(unsavedSentences, saved);

export function unsavedCause(kind: Failure['kind']): UnsavedCause {
  if (kind === 'full') return 'full';
  return kind === 'late' ? 'late' : 'failed';
}

export const unsavedSentences: Readonly<Record<UnsavedCause, string>> = {
  full: 'Billet bon, mais non enregistré\u00a0: la mémoire du téléphone est pleine. Notez le nom.',
  failed:
    'Billet bon, mais non enregistré\u00a0: ce téléphone n’arrive plus à enregistrer. Il réessaie seul\u00a0; notez le nom.',
  late: 'Billet bon, mais pas encore enregistré\u00a0: ce téléphone tarde à répondre. Notez le nom.',
};
