/** Facts about the build. */
export interface Build {
  readonly id: string;
  /** `03.03.05` */
  readonly version: string;
}

declare const __BUILD__: Build;

export const build: Build = __BUILD__;
