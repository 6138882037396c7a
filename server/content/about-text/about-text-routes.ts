import { aboutTextNoun } from '#common/nouns/about-text';
import { CallError } from '../../platform/http/call-error';
import { requirePerson } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { createAboutText, updateAboutText } from './about-text-change';
import { findAboutText, listAboutTexts } from './about-text-repository';

export const aboutTextRoutes = {
  listAboutTexts: ({ database }) => listAboutTexts(database),

  async readAboutText({ params, database }) {
    const text = await findAboutText(database, params.slug);
    if (text === undefined) throw new CallError('not-found', { message: aboutTextNoun.words.missing });
    return text;
  },

  createAboutText: ({ caller, body }, transaction) =>
    createAboutText(transaction, body, requirePerson(caller).uuid),

  updateAboutText: ({ caller, params, body, ifMatch }, transaction) =>
    updateAboutText(transaction, params.slug, body, requirePerson(caller).uuid, ifMatch),
} satisfies Partial<Handlers>;
