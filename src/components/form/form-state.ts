/** The error of each field; undefined or absent: none. */
export type Faults<Name extends string> = { readonly [N in Name]?: string | undefined };

export const isFaultless = (faults: Faults<string>): boolean =>
  Object.values(faults).every((fault) => fault === undefined);

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** The values typed into a form, and the server's errors. */
export interface FormState<Name extends string> {
  readonly values: Values<Name>;
  /** The fields whose errors are shown. */
  readonly touched: ReadonlySet<Name>;
  /** The server's errors for fields that are unchanged since they were sent. */
  readonly refused: Faults<Name>;
  /** The form is being sent. */
  readonly isRunning: boolean;
}

export const untouched = <Name extends string>(values: Values<Name>): FormState<Name> => ({
  values,
  touched: new Set(),
  refused: {},
  isRunning: false,
});

export const touch = <Name extends string>(state: FormState<Name>, name: Name): FormState<Name> => ({
  ...state,
  touched: new Set(state.touched).add(name),
});

export const typeInto = <Name extends string>(
  state: FormState<Name>,
  name: Name,
  value: string,
): FormState<Name> => ({
  ...touch(state, name),
  values: { ...state.values, [name]: value },
  refused: { ...state.refused, [name]: undefined },
});

/** Clears the server's errors: they do not apply to what is sent now. */
export const beginSending = <Name extends string>(state: FormState<Name>): FormState<Name> => ({
  ...state,
  refused: {},
  isRunning: true,
});

export const endSending = <Name extends string>(state: FormState<Name>): FormState<Name> => ({
  ...state,
  isRunning: false,
});

export const refuse = <Name extends string>(
  state: FormState<Name>,
  refused: Faults<Name>,
): FormState<Name> => ({ ...state, refused });

/** The error that a field shows: its local one once it was touched, else the server's. */
export const faultShown = <Name extends string>(
  { touched, refused }: FormState<Name>,
  faults: Faults<Name>,
  name: Name,
): string | undefined => (touched.has(name) ? faults[name] : undefined) ?? refused[name];
