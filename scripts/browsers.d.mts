/** The oldest supported versions by the names of `browserslist` in package.json, the one list of browsers. */
export const oldest: Readonly<Record<string, string>>;
/** The same for Vite, which hands it on to its minifiers of scripts and styles. */
export const targets: string[];
