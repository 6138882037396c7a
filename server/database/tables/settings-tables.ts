export interface SettingsTables {
  /** A single row. */
  settings: {
    uuid: string;
    title: string;
    description: string;
    facebook: string | null;
  };
}
