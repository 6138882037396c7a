import { type Infer, array, enums, integer, string, type } from 'superstruct';
import { tolerantList, tolerantEnum, uuid } from '../fields/primitives';
import { type CodeOf, type ReferenceListName, referenceLists } from './reference-names';

/** An entry as `GET /api/<list>` answers it. */
const referenceEntry = type({ code: string(), name: string() });
export const referenceEntries = array(referenceEntry);

/** An entry as the mirror keeps it: `rank` is its place in the list, from 0. */
export const referenceRow = type({ uuid, list: string(), code: string(), name: string(), rank: integer() });
export type ReferenceRow = Infer<typeof referenceRow>;

/** The struct of a code of one list. */
export const codeOf = <List extends ReferenceListName>(list: List) => enums(codesOf(list));

/** The same as it is read; `nearest` stands for what only a newer server knows. */
export const tolerantCode = <List extends ReferenceListName>(list: List, nearest: NoInfer<CodeOf<List>>) =>
  tolerantEnum(codesOf(list), nearest);

/** A list of codes as it is read. */
export const knownCodes = <List extends ReferenceListName>(list: List) =>
  tolerantList(codeOf(list), (code) => isCodeOf(list, code));

/** The same with the name of each. */
export const knownEntries = <List extends ReferenceListName>(list: List) =>
  tolerantList(type({ code: codeOf(list), name: string() }), (entry) =>
    isCodeOf(list, Reflect.get(Object(entry), 'code')),
  );

/** The codes of one list. */
export const codesOf = <List extends ReferenceListName>(list: List) =>
  Object.keys(referenceLists[list]) as CodeOf<List>[];

const isCodeOf = (list: ReferenceListName, code: unknown) =>
  typeof code === 'string' && Object.hasOwn(referenceLists[list], code);
