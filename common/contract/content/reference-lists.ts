import { type Infer, array, enums, integer, string, type } from 'superstruct';
import { tolerantList, tolerantEnum, uuid } from '../fields/primitives';
import { type CodeOf, type ReferenceListName, referenceLists } from './reference-names';

/** An entry as answered by `GET /api/<list>`. */
const referenceEntry = type({ code: string(), name: string() });
export const referenceEntries = array(referenceEntry);

/** An entry in the mirror: `rank` is its place in the list, from 0. */
export const referenceRow = type({ uuid, list: string(), code: string(), name: string(), rank: integer() });
export type ReferenceRow = Infer<typeof referenceRow>;

/** The struct of a code of one list. */
export const codeOf = <List extends ReferenceListName>(list: List) => enums(codesOf(list));

/** The same for reading: a code that only a newer server knows becomes `nearest`. */
export const tolerantCode = <List extends ReferenceListName>(list: List, nearest: NoInfer<CodeOf<List>>) =>
  tolerantEnum(codesOf(list), nearest);

/** A list of codes for reading: unknown codes are left out. */
export const knownCodes = <List extends ReferenceListName>(list: List) =>
  tolerantList(codeOf(list), (code) => isCodeOf(list, code));

/** The same, each code with its name. */
export const knownEntries = <List extends ReferenceListName>(list: List) =>
  tolerantList(type({ code: codeOf(list), name: string() }), (entry) =>
    isCodeOf(list, Reflect.get(Object(entry), 'code')),
  );

/** The codes of one list. */
export const codesOf = <List extends ReferenceListName>(list: List) =>
  Object.keys(referenceLists[list]) as CodeOf<List>[];

const isCodeOf = (list: ReferenceListName, code: unknown) =>
  typeof code === 'string' && Object.hasOwn(referenceLists[list], code);
