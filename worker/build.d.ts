/** What the build says of itself: an id that follows the sources, and the label in the footer. */
declare const __BUILD__: { readonly id: string; readonly version: string };
