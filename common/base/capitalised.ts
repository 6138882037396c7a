/** A text with a capital at its beginning: `à jour` becomes `À jour`. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
