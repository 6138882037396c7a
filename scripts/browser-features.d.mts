/** What some browser of the list lacks and the site fills in, by the keys of MDN's compatibility data. */
export const filledIn: ReadonlySet<string>;
/** What some browser of the list lacks and the site uses all the same, and what happens there. */
export const doneWithout: Readonly<Record<string, string>>;
/** The browsers of the list that lack a feature, with the version that brings it. */
export function lackingIn(key: string): string[];
/** What Chrome has only since a version above its oldest one: the object, or its instances, and the name of what it has. */
export const newToChrome: readonly { object: string; isOfInstances: boolean; member: string }[];
/** The keys that a style sheet uses, and some browser of the list lacks. */
export function lackingStyles(css: string): string[];
/** The keys that a member of a global object may have. */
export function keysOfMember(object: string, member: string): string[];
/** The keys of what a regular expression uses. */
export function keysOfPattern(pattern: string, flags?: string): string[];
/** The key of an option with which something of `Intl` is made. */
export function keyOfOption(name: string, option: string): string;
/** The keys of what is constructed or called by its name. */
export function keysOfGlobal(name: string): string[];
/** The keys of an element of HTML, and of its attributes as React names them. */
export function keysOfElement(element: string, attributes: string[]): string[];
/** The keys of a method that is called on something. */
export function keysOfMethod(name: string): string[];
