/** Constants of the build: an id derived from the sources, and the label in the footer. */
declare const __BUILD__: { readonly id: string; readonly version: string };
