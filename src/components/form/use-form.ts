import { type SubmitEvent, useEffect, useRef, useState } from 'react';

/** What is wrong with each field; undefined or absent: nothing. */
export type Faults<Name extends string> = { readonly [N in Name]?: string | undefined };

export const isFaultless = (faults: Faults<string>): boolean =>
  Object.values(faults).every((fault) => fault === undefined);

export interface Form<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly isRunning: boolean;
  /** Whether it may be sent: nothing is wrong, and nothing is on its way. */
  readonly isReady: boolean;
  /** All that a field needs to be part of it. What is wrong with it here shows only once it was touched. */
  readonly field: (name: Name) => FormField;
  /** What the server found wrong, until the field is changed; the first of those fields gets the focus. */
  readonly refuse: (faults: Faults<Name>) => void;
  readonly empty: () => void;
  /** What happens when it is sent; what was typed stays, whatever comes of it. */
  readonly sending: (send: () => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => void;
}

export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A form whose fields reproach nothing before they were touched, and which is sent only when nothing is wrong. */
export function useForm<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  faultsOf: (values: Readonly<Record<Name, string>>) => Faults<Name>,
): Form<Name> {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState<Faults<Name>>({});
  const [isRunning, setRunning] = useState(false);
  const faults = faultsOf(values);
  const sent = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);
  const isReady = !isRunning && isFaultless(faults);
  const touch = (name: Name) => setTouched((before) => new Set(before).add(name));

  useEffect(() => {
    if (!isRefused.current) return;
    isRefused.current = false;
    sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  return {
    values,
    isRunning,
    isReady,
    field: (name) => ({
      name,
      value: values[name],
      error: (touched.has(name) ? faults[name] : undefined) ?? refused[name],
      onChange(value) {
        setValues((before) => ({ ...before, [name]: value }));
        setRefused((before) => ({ ...before, [name]: undefined }));
        touch(name);
      },
      onBlur: () => touch(name),
    }),
    refuse(faults) {
      isRefused.current = true;
      setRefused(faults);
    },
    empty() {
      setValues(initial);
      setTouched(new Set());
      setRefused({});
    },
    sending: (send) => (event) => {
      event.preventDefault();
      if (!isReady) return;
      sent.current = event.currentTarget;
      setRunning(true);
      void send().finally(() => setRunning(false));
    },
  };
}
