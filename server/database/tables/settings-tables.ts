export interface SettingsTables {
  /** One row. */
  settings: {
    uuid: string;
    title: string;
    description: string;
    facebook: string | null;
  };
}
