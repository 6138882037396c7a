/** The props of every part of a sheet: the values as typed, valid or not. */
export interface SheetFields<Sheet extends object> {
  readonly sheet: Sheet;
  readonly change: (changed: Partial<Sheet>) => void;
  /** From now on errors at this path are shown. */
  readonly touch: (path: string) => void;
  /** The error of a field, by its path, once it is to be shown. */
  readonly errorAt: (path: string) => string | undefined;
}
