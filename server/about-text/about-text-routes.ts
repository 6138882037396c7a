import { CallError } from '../http/call-error';
import type { Handlers } from '../http/handler';
import { findAboutText, listAboutTexts } from './about-text-repository';

export const aboutTextRoutes = {
  listAboutTexts: ({ database }) => listAboutTexts(database),

  async readAboutText({ params, database }) {
    const text = await findAboutText(database, params.slug);
    if (text === undefined) throw new CallError('not-found');
    return text;
  },
} satisfies Partial<Handlers>;
