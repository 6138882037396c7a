import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { freshUuid } from '../../bridge/fresh-uuid';
import { type Typed, useSessionFormValues } from './use-session-form-values';

interface SessionCreation<Value> extends Typed<Value> {
  /** Tries to create it, each time under the same uuid and as at the first try; `forget` once it is created. */
  readonly attempt: <T>(
    save: (uuid: string, at: Date) => Promise<Result<T, Failure>>,
  ) => Promise<Result<T, Failure>>;
}

interface Tries {
  readonly uuid: string;
  /** When it was first tried, as text; null until then. */
  readonly at: string | null;
}

/**
 * Form values of something to create, and the uuid of its tries, both kept by this tab: an earlier try may have been saved
 * after the form stopped waiting, and under the same uuid the next try is the same thing.
 * @param now the time of a first try
 */
export function useSessionCreation<Value extends object>(
  what: string,
  begin: () => Value,
  now: () => Date = () => new Date(),
): SessionCreation<Value> {
  const typed = useSessionFormValues(what, begin);
  const tries = useSessionFormValues<Tries>(`${what} uuid`, () => ({ uuid: freshUuid(), at: null }));
  return {
    ...typed,
    async attempt(save) {
      const { uuid } = tries.value;
      const at = tries.value.at ?? now().toISOString();
      tries.change({ uuid, at });
      const result = await save(uuid, new Date(at));
      // An earlier try was saved, with other content: the next one creates another thing.
      if (!result.ok && result.failure.error?.code === 'already-exists') tries.forget();
      return result;
    },
    forget() {
      typed.forget();
      tries.forget();
    },
  };
}
