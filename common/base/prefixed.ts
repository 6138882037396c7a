import { capitalised } from './capitalised';

/** The same values, with a prefix before their names: of `location`, `name` becomes `locationName`. */
export const prefixed = <Prefix extends string, Values extends object>(prefix: Prefix, values: Values) =>
  // Object.fromEntries loses the names.
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [prefixedName(prefix, name), value]),
  ) as Prefixed<Prefix, Values>;

export const prefixedName = <Prefix extends string, Name extends string>(prefix: Prefix, name: Name) =>
  `${prefix}${capitalised(name)}` as `${Prefix}${Capitalize<Name>}`;

export type Prefixed<Prefix extends string, Values> = {
  [Name in keyof Values as `${Prefix}${Capitalize<string & Name>}`]: Values[Name];
};
