import type { SettingsWrite } from '#common/contract/site/settings';
import type { StoredSettings } from './settings-repository';

/** What is stored of settings that somebody wrote or that are imported. */
export const settingsColumns = ({
  title,
  description,
  address,
  facebook,
  logo,
  picture,
  colour,
}: Omit<SettingsWrite, 'version'>): Omit<StoredSettings, 'uuid' | 'version'> => ({
  title: title.trim(),
  description: description.trim(),
  address: address?.trim() || null,
  facebook: facebook ? addressOf(facebook) : null,
  logo: logo ?? null,
  picture: picture ?? null,
  colour: colour ?? null,
});

/** Pages use it as a link without further changes. */
const addressOf = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`);
