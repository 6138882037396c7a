export type SystemFont = 'dejavu' | 'liberation';
export declare function hasFont(font: SystemFont): boolean;
export declare function withFonts(fonts: readonly SystemFont[]): Record<string, string>;
