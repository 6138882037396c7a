import { capitalised } from '#common/base/capitalised';
import type { ErrorBody } from '#common/contract/calls/errors';

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
}

export const untouched = <Name extends string>(values: Values<Name>): FormState<Name> => ({
  values,
  touched: new Set(),
  refused: {},
});

export const touch = <Name extends string>(state: FormState<Name>, name: Name): FormState<Name> => ({
  ...state,
  touched: new Set(state.touched).add(name),
});

/** What was pressed to send shows the errors of all fields. */
export const touchAll = <Name extends string>(state: FormState<Name>): FormState<Name> => ({
  ...state,
  touched: new Set(Object.keys(state.values) as Name[]),
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

/**
 * The server's error of each field, with a capital: the server writes it to follow the name of its field.
 *
 * @param error the answer to the request that sent the form; null: none
 * @param names the fields of the form
 * @param paths what the server calls a field that has another name there
 */
export function refusedFaults<Name extends string>(
  error: Pick<ErrorBody, 'fields'> | null,
  names: readonly Name[],
  paths?: Readonly<Partial<Record<Name, string>>>,
): Faults<Name> {
  const fields = error?.fields ?? {};
  const faults: { [N in Name]?: string } = {};
  for (const name of names) {
    const fault = fields[paths?.[name] ?? name];
    if (fault !== undefined) faults[name] = capitalised(fault);
  }
  return faults;
}
