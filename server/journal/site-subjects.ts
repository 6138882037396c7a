import { plainText } from '#common/contract/fields/rich-text-check';
import { uuidPattern } from '#common/base/uuid';
import { findAboutText, findAboutTexts } from '../about-text/about-text-repository';
import { findSettings } from '../settings/settings-repository';
import type { FindSubject } from './journal-subject';

export const findAboutTextSubject: FindSubject = async (database, key) => {
  const text = uuidPattern.test(key)
    ? (await findAboutTexts(database, [key]))[0]
    : await findAboutText(database, key);
  if (text === undefined) return undefined;
  const { uuid, type, title, content, version } = text;
  // The version also tells of a save that changed no word, only how they are set.
  return { key: uuid, name: title, told: { type, title, content: plainText(content), version } };
};

export const findSettingsSubject: FindSubject = async (database) => {
  const settings = await findSettings(database);
  if (settings === undefined) return undefined;
  const { uuid, title, description, facebook } = settings;
  return { key: uuid, told: { title, description, facebook } };
};
