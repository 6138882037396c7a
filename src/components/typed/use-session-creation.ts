import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { freshUuid } from '../../bridge/fresh-uuid';
import { type Typed, useSessionFormValues } from './use-session-form-values';

interface SessionCreation<Value> extends Typed<Value> {
  /** Tries to create it, under the same uuid each time; `forget` once it is created. */
  readonly attempt: <T>(save: (uuid: string) => Promise<Result<T, Failure>>) => Promise<Result<T, Failure>>;
}

/**
 * Form values of something to create, and the uuid of its tries, both kept by this tab: an earlier try may have been saved
 * after the form stopped waiting, and under the same uuid the next try is the same thing.
 */
export function useSessionCreation<Value extends object>(
  what: string,
  begin: () => Value,
): SessionCreation<Value> {
  const typed = useSessionFormValues(what, begin);
  const tries = useSessionFormValues(`${what} uuid`, () => ({ uuid: freshUuid() }));
  return {
    ...typed,
    async attempt(save) {
      tries.change(tries.value);
      const result = await save(tries.value.uuid);
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
