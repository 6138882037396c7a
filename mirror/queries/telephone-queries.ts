import type { Telephone } from '#common/base/telephone';
import { publishedTelephone, textsWithTelephone } from '#common/rules/published-telephone';
import { type MirrorReader, pageMirror } from '../page-mirror';

export interface TelephoneQueries {
  /** The telephone number that the association publishes, or null. */
  published(): Promise<Telephone | null>;
}

export const telephoneQueriesOf = (mirror: MirrorReader): TelephoneQueries => ({
  published: () =>
    mirror.read(async (generation) => {
      const texts = await generation.rows('about-texts').where('slug').anyOf(textsWithTelephone).toArray();
      const found = textsWithTelephone.flatMap((slug) => {
        const text = texts.find((text) => text.slug === slug);
        return (text && publishedTelephone(text.content)) ?? [];
      });
      return found[0] ?? null;
    }, null),
});

export const telephoneQueries = telephoneQueriesOf(pageMirror);
