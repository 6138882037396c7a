import { describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { judgeMail } from '#server/operation/jobs/mail-use';
import { unactivatedAccounts } from '#server/people/account/unactivated-accounts';
import type { Mailer } from '#server/platform/mail/mailer';
import { sendMail } from '#server/platform/mail/send-mail';
import { keepDueMails, takeDueMail } from '#server/platform/mail/take-due-mail';
import { DAY, HOUR, newcomer, peopleDesk } from '../../../support/people-desk';
import { troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { ulysse } = troupe;

/** Tries each mail that is due, with a mail server that takes it, or answers with a refusal. */
async function deliver(refusal: Error | null = null): Promise<void> {
  const mailer: Mailer = {
    send: async () => {
      if (refusal !== null) throw refusal;
    },
    close: () => undefined,
  };
  const rules = { attach: async () => [], judge: judgeMail };
  for (;;) {
    const mail = await takeDueMail(desk.database());
    if (mail === undefined) return;
    await sendMail(desk.database(), mailer, 'smtp://mail.example', mail.uuid, rules).catch(() => undefined);
  }
}

test('an account never activated is warned after 23 days, once, and deleted after 30', async () => {
  await desk.register();
  const run = () => unactivatedAccounts.run(desk.database());
  await desk.wait(22 * DAY);
  expect(await run()).toEqual({ deleted: 0, warned: 0 });
  await desk.wait(DAY);
  expect(await run()).toEqual({ deleted: 0, warned: 1 });
  expect(await run()).toEqual({ deleted: 0, warned: 0 });
  expect((await desk.mailsTo(newcomer.email)).at(-1)?.kind).toBe('deletion-coming');
  await deliver();
  await desk.wait(7 * DAY - HOUR);
  expect(await run()).toEqual({ deleted: 0, warned: 0 });
  await desk.wait(HOUR);
  expect(await run()).toEqual({ deleted: 1, warned: 0 });
});

describe('the seven days of a warning', () => {
  const run = () => unactivatedAccounts.run(desk.database());
  async function warned() {
    await desk.register();
    await desk.wait(23 * DAY);
    expect(await run()).toEqual({ deleted: 0, warned: 1 });
  }

  test('begin when it has left, and so does the life of its link', async () => {
    await warned();
    const token = await desk.tokenTo(newcomer.email);
    await desk.wait(6 * DAY);
    await deliver();
    await desk.wait(6 * DAY);
    expect(await run()).toEqual({ deleted: 0, warned: 0 });
    expect((await desk.ask('GET', `/api/accounts/activation/${token}`)).status).toBe(200);
    await desk.wait(DAY);
    expect(await run()).toEqual({ deleted: 1, warned: 0 });
  });

  test('do not begin for one that could not leave before its link ended: another one is written', async () => {
    await warned();
    await desk.wait(8 * DAY);
    expect(await run()).toEqual({ deleted: 0, warned: 0 });
    await deliver();
    expect(await run()).toEqual({ deleted: 0, warned: 1 });
    await deliver();
    await desk.wait(7 * DAY);
    expect(await run()).toEqual({ deleted: 1, warned: 0 });
  });

  test('begin with the answer that the address does not exist', async () => {
    await warned();
    await deliver(
      Object.assign(new Error('550 5.1.1 No such user'), { responseCode: 550, command: 'RCPT TO' }),
    );
    await desk.wait(7 * DAY);
    expect(await run()).toEqual({ deleted: 1, warned: 0 });
  });

  test('begin as it is written on a site that sends no mails', async () => {
    await warned();
    await keepDueMails(desk.database());
    expect(await run()).toEqual({ deleted: 0, warned: 0 });
    await desk.wait(7 * DAY);
    expect(await run()).toEqual({ deleted: 1, warned: 0 });
  });
});

test('the link in the warning saves the account', async () => {
  await desk.register();
  await desk.wait(23 * DAY);
  await unactivatedAccounts.run(desk.database());
  const token = await desk.tokenTo(newcomer.email);
  expect((await desk.ask('PUT', `/api/accounts/activation/${token}`, { body: { token } })).status).toBe(200);
  await desk.wait(30 * DAY);
  expect(await unactivatedAccounts.run(desk.database())).toEqual({ deleted: 0, warned: 0 });
  expect((await desk.logIn(newcomer.email, newcomer.password)).status).toBe(200);
});

test('an old account that was imported unactivated is warned first, and has its seven days', async () => {
  await write(desk.database(), ({ database }) =>
    database.updateTable('users').set({ is_activated: false }).where('uuid', '=', ulysse.uuid).execute(),
  );
  expect(await unactivatedAccounts.run(desk.database())).toEqual({ deleted: 0, warned: 1 });
  await deliver();
  await desk.wait(7 * DAY);
  expect(await unactivatedAccounts.run(desk.database())).toEqual({ deleted: 1, warned: 0 });
});
