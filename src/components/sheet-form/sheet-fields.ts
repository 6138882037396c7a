/** What every part of a sheet works with: a thing as it is typed, whatever may be wrong with it. */
export interface SheetFields<Sheet extends object> {
  readonly sheet: Sheet;
  readonly change: (changed: Partial<Sheet>) => void;
  /** From now on what is wrong here is told. */
  readonly touch: (path: string) => void;
  /** What is wrong with a field, by its path, once that may be told. */
  readonly errorAt: (path: string) => string | undefined;
}
