/** What is wrong with each field; undefined or absent: nothing. */
export type Faults<Name extends string> = { readonly [N in Name]?: string | undefined };

export const isFaultless = (faults: Faults<string>): boolean =>
  Object.values(faults).every((fault) => fault === undefined);

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What was typed into a form, and what the server said of it. */
export interface FormState<Name extends string> {
  readonly values: Values<Name>;
  /** The fields of which it shows what is wrong with them. */
  readonly touched: ReadonlySet<Name>;
  /** What the server found wrong, of fields that are as they were sent. */
  readonly refused: Faults<Name>;
  /** What was typed is on its way to the server. */
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

/** What was refused before says nothing of what is sent now. */
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

/** What a field says: what is wrong with it here, once it was touched, else what the server found. */
export const faultShown = <Name extends string>(
  { touched, refused }: FormState<Name>,
  faults: Faults<Name>,
  name: Name,
): string | undefined => (touched.has(name) ? faults[name] : undefined) ?? refused[name];
