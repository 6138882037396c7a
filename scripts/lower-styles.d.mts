import type { CSSOptions } from 'vite';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;
/** A plugin of PostCSS, which is Vite's. */
export type StylePlugin = Extract<NonNullable<PostCss['plugins']>[number], { postcssPlugin: string }>;

/** Lowers what Lightning CSS leaves as it is, for the oldest browsers of the list. */
export const lowerStyles: StylePlugin;
