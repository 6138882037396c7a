import { aboutTextNoun } from '#common/nouns/about-text';
import { aboutTextReader } from '../../content/about-text/about-text-repository';
import { findHeader } from '../../content/header/header-repository';
import { findThing } from '../../content/publication/noun-store';
import { findSettings } from '../../content/settings/settings-repository';
import { subjectFields } from './subject-fields';
import type { FindSubject } from './journal-subject';

export const findAboutTextSubject: FindSubject = async (database, key) => {
  const text = await findThing(database, aboutTextReader, key, true);
  if (text === undefined) return undefined;
  const { uuid, type, title } = text;
  const { shown, concealed } = subjectFields(aboutTextNoun.fields, text);
  return { key: uuid, name: title, shown: { type, ...shown }, concealed };
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
