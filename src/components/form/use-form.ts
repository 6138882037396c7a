import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '#worker/api';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { goToFirstFault } from './first-fault';
import { useRunning } from '../request/use-running';
import {
  type Faults,
  faultShown,
  isFaultless,
  refuse,
  refusedFaults,
  touch,
  touchAll,
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
  /** The last request, if no answer to it came: nobody knows whether it arrived. Until the form is sent again. */
  readonly unanswered: Failure | null;
  /**
   * Reports a failed request: a notice, and the server's errors at their fields. That no answer came is said by `SendButton`,
   * for longer than a notice lasts.
   *
   * @param paths what the server calls a field that has another name there
   */
  readonly fail: (failure: Failure, paths?: Readonly<Partial<Record<Name, string>>>) => void;
  /** Starts again, with these values or those it began with. */
  readonly restart: (values?: Readonly<Record<Name, string>>) => void;
  /**
   * The submit handler; the typed values stay, whatever the outcome. Pressed too early it marks what is missing, and goes there.
   * @param isWhole false while something is missing that is no field of this form, and which then has to be marked as well
   */
  readonly sending: (
    send: () => Promise<void>,
    isWhole?: boolean,
  ) => (event: SubmitEvent<HTMLFormElement>) => void;
}

export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A form whose fields show no error before they were touched or it was to be sent, which happens only when nothing is wrong. */
export function useForm<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  faultsOf: (values: Readonly<Record<Name, string>>) => Faults<Name>,
): Form<Name> {
  const [state, setState] = useState(() => untouched(initial));
  const { values, refused, touched } = state;
  const { isRunning, run } = useRunning();
  const faults = faultsOf(values);
  const sent = useRef<HTMLFormElement>(null);
  const isMarked = useRef(false);
  const [unanswered, setUnanswered] = useState<Failure | null>(null);

  useEffect(() => {
    if (!isMarked.current) return;
    isMarked.current = false;
    goToFirstFault(sent.current);
  }, [refused, touched]);

  const putRefused = (found: Faults<Name>) => {
    isMarked.current = true;
    setState((before) => refuse(before, found));
  };

  return {
    values,
    isRunning,
    isReady: !isRunning && isFaultless(faults),
    field: (name) => ({
      name,
      value: values[name],
      error: faultShown(state, faults, name),
      onChange: (value) => setState((before) => typeInto(before, name, value)),
      onBlur: () => setState((before) => touch(before, name)),
    }),
    refuse: putRefused,
    unanswered,
    fail(failure, paths) {
      if (failure.kind === 'no-answer') return setUnanswered(failure);
      warn(failureSentence(failure));
      return putRefused(refusedFaults(failure.error, Object.keys(values) as Name[], paths));
    },
    restart(fresh = initial) {
      setUnanswered(null);
      setState(untouched(fresh));
    },
    sending:
      (send, isWhole = true) =>
      (event) => {
        event.preventDefault();
        if (isRunning) return;
        sent.current = event.currentTarget;
        if (!isWhole || !isFaultless(faults)) {
          isMarked.current = true;
          setState(touchAll);
          return;
        }
        void run(() => {
          // The server's errors do not apply to what is sent now.
          setState((before) => refuse(before, {}));
          setUnanswered(null);
          return send();
        });
      },
  };
}
