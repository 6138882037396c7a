import { uuidPattern } from '#common/base/uuid';
import { findAboutText, findAboutTexts } from '../about-text/about-text-repository';
import { findHeader } from '../header/header-repository';
import { findSettings } from '../settings/settings-repository';
import type { FindSubject } from './journal-subject';

export const findAboutTextSubject: FindSubject = async (database, key) => {
  const text = uuidPattern.test(key)
    ? (await findAboutTexts(database, [key]))[0]
    : await findAboutText(database, key);
  if (text === undefined) return undefined;
  const { uuid, type, title, content } = text;
  // Its revisions keep what it said, and may name people.
  return { key: uuid, name: title, shown: { type, title }, concealed: { content } };
};

export const findSettingsSubject: FindSubject = async (database) => {
  const settings = await findSettings(database);
  if (settings === undefined) return undefined;
  const { uuid, title, description, address, facebook, colour, logo, picture } = settings;
  return {
    key: uuid,
    shown: { title, description, address, facebook, colour },
    concealed: { logo, picture },
  };
};

export const findHeaderSubject: FindSubject = async (database) => {
  const header = await findHeader(database);
  if (header === undefined) return undefined;
  const { title, show, url } = header.banner;
  return { key: header.uuid, shown: { title, visible: show, link: url } };
};
