import { requirePerson } from '../http/caller';
import type { Handlers } from '../http/handler';
import { findAboutText, listAboutTexts } from './about-text-repository';
import { createAboutText, unknownText, updateAboutText } from './about-text-change';

export const aboutTextRoutes = {
  listAboutTexts: ({ database }) => listAboutTexts(database),

  async readAboutText({ params, database }) {
    const text = await findAboutText(database, params.slug);
    if (text === undefined) throw unknownText();
    return text;
  },

  createAboutText: ({ caller, body }, transaction) =>
    createAboutText(transaction, body, requirePerson(caller).uuid),

  updateAboutText: ({ caller, params, body, ifMatch }, transaction) =>
    updateAboutText(transaction, params.slug, body, requirePerson(caller).uuid, ifMatch),
} satisfies Partial<Handlers>;
