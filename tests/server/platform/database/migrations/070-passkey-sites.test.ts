import { expect, test } from 'vitest';
import { passkeySites } from '#server/platform/database/migrations/070-passkey-sites';
import { keepSiteUrl } from '#server/platform/mail/sender-repository';
import { passkeyDesk } from '../../../../support/passkey-desk';
import { troupe } from '../../../../support/troupe';

const desk = passkeyDesk();

test('a key from before is one for the address that the site had then', async () => {
  const { uuid } = await desk.keyOf(troupe.marius);
  await keepSiteUrl(desk.database(), 'https://theatre.example:8443');
  await desk
    .database()
    .transaction()
    .execute(async (transaction) => {
      await transaction.schema.alterTable('passkeys').dropColumn('site').execute();
      await passkeySites.up(transaction);
    });
  expect((await desk.list(troupe.marius)).body).toMatchObject([{ uuid, site: 'theatre.example' }]);
});
