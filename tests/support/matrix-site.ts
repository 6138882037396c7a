import type { ObjectRule } from './matrix-objects';

const nothing: ObjectRule = { ask: () => ({}) };

/** How the calls of the association's own texts and settings are asked. */
export const siteRules = {
  listAboutTexts: nothing,
  readAboutText: { ask: () => ({ params: { slug: 'cgu' } }) },
  createAboutText: { ask: () => ({ body: textBody() }) },
  updateAboutText: { ask: () => ({ params: { slug: 'cgu' }, body: textBody() }) },
  listJournal: nothing,
  readSettings: nothing,
  readHeader: nothing,
  updateHeader: { ask: () => ({ body: { banner: { title: 'Complet ce soir', show: true } } }) },
  readSiteHealth: nothing,
  updateSettings: { ask: () => ({ body: { title: 'Les Amis de la Scène', description: '' } }) },
} satisfies Record<string, ObjectRule>;

const textBody = () => ({
  type: 'PAGE',
  title: 'Notre histoire',
  content: { type: 'adls-text', content: [] },
});
