import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '#worker/api';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { useRunning } from '../request/use-running';
import {
  type Faults,
  faultShown,
  isFaultless,
  refuse,
  refusedFaults,
  touch,
  typeInto,
  untouched,
} from './form-state';

export interface Form<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly isRunning: boolean;
  /** Whether it can be sent: nothing is wrong, and nothing is being sent. */
  readonly isReady: boolean;
  /** The props of a field of this form. A local error shows only once the field was touched. */
  readonly field: (name: Name) => FormField;
  /**
   * Sets the server's errors, until the field is changed or the form is sent again; the first of those fields gets the
   * focus.
   */
  readonly refuse: (faults: Faults<Name>) => void;
  /**
   * Reports a failed request: a notice, and the server's errors at their fields.
   *
   * @param paths what the server calls a field that has another name there
   */
  readonly fail: (failure: Failure, paths?: Readonly<Partial<Record<Name, string>>>) => void;
  /** Starts again, with these values or those it began with. */
  readonly restart: (values?: Readonly<Record<Name, string>>) => void;
  /** The submit handler; the typed values stay, whatever the outcome. */
  readonly sending: (send: () => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => void;
}

export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A form whose fields show no error before they were touched, and which is sent only when nothing is wrong. */
export function useForm<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  faultsOf: (values: Readonly<Record<Name, string>>) => Faults<Name>,
): Form<Name> {
  const [state, setState] = useState(() => untouched(initial));
  const { values, refused } = state;
  const { isRunning, run } = useRunning();
  const faults = faultsOf(values);
  const sent = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);
  const isReady = !isRunning && isFaultless(faults);

  useEffect(() => {
    if (!isRefused.current) return;
    isRefused.current = false;
    sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const putRefused = (found: Faults<Name>) => {
    isRefused.current = true;
    setState((before) => refuse(before, found));
  };

  return {
    values,
    isRunning,
    isReady,
    field: (name) => ({
      name,
      value: values[name],
      error: faultShown(state, faults, name),
      onChange: (value) => setState((before) => typeInto(before, name, value)),
      onBlur: () => setState((before) => touch(before, name)),
    }),
    refuse: putRefused,
    fail(failure, paths) {
      warn(failureSentence(failure));
      putRefused(refusedFaults(failure.error, Object.keys(values) as Name[], paths));
    },
    restart: (fresh = initial) => setState(untouched(fresh)),
    sending: (send) => (event) => {
      event.preventDefault();
      if (!isReady) return;
      sent.current = event.currentTarget;
      void run(() => {
        // The server's errors do not apply to what is sent now.
        setState((before) => refuse(before, {}));
        return send();
      });
    },
  };
}
