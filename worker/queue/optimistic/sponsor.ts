import { sponsorWrite } from '#common/contract/content/sponsor';
import { sponsorNoun } from '#common/nouns/sponsor';
import { savedSponsor } from '#common/rules/saves/sponsor-save';
import { effectOnDesk } from './desk';
import { assumeExists, provisionalSlug } from './unknown-here';

/** A partner added, saved or deleted here. */
export const sponsorEffect = effectOnDesk(sponsorNoun, sponsorWrite, {
  saved: (save, { seq }) =>
    savedSponsor(save, {
      slug: provisionalSlug(save),
      // The server makes it the last: behind all ranks that it has given, in the order of adding.
      rank: save.before?.rank ?? seq,
      isPreviewImage: assumeExists,
    }),
  isShown: ({ visible }) => visible,
});
