import { describe, expect, test } from 'vitest';
import { uuidV7 } from '#common/base/uuid';
import type { RoleCode } from '#common/contract/people/roles';
import { write } from '#server/platform/database/transaction';
import { CallError } from '#server/platform/http/call-error';
import { deleteOldAnswers } from '#server/platform/http/stored-answer';
import { underKey, untilDone } from '../../../support/api';
import { draft, stage } from '../../../support/stage';
import { troupe } from '../../../support/troupe';

const { colette, marius } = troupe;
const { create, database, onStage, state } = stage();
const DAY = 86_400_000;
const told = expect.objectContaining({ title: 'Rideau', visibleFrom: '2026-11-21T20:30:00+01:00' });

describe('a queued call under its key', () => {
  test('takes effect once and is answered alike, however often it is sent', async () => {
    const key = underKey();
    const answers = [await create(key), await create(key), await create(key)];
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: told });
    expect(await onStage()).toEqual(['Rideau']);
  });

  test('takes effect once when it is sent many times at the same instant', async () => {
    const key = underKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => untilDone(() => create(key))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await onStage()).toEqual(['Rideau']);
  });

  test('with the fields in another order is the same call', async () => {
    const key = underKey();
    await create(key);
    const turned = Object.fromEntries(Object.entries(draft).reverse());
    expect(await create(key, turned)).toMatchObject({ status: 201 });
    expect(await onStage()).toEqual(['Rideau']);
  });

  test('with another payload is refused', async () => {
    const key = underKey();
    await create(key);
    expect(await create(key, { ...draft, title: 'Entracte' })).toMatchObject({
      status: 409,
      body: { code: 'key-reused' },
    });
    expect(await onStage()).toEqual(['Rideau']);
  });

  test('is answered as before even when its sender has lost the right since', async () => {
    const key = underKey();
    await create(key);
    await setRoles(['ROLE_USER']);
    expect(await create(key)).toMatchObject({ status: 201, body: told });
    expect(await create(underKey())).toMatchObject({ status: 403 });
    await setRoles(colette.roles);
  });

  test('belongs to who sent it: the same key of somebody else is another call', async () => {
    const key = underKey();
    await create(key);
    expect(await create(key, draft, marius)).toMatchObject({ status: 403, body: { code: 'missing-role' } });
  });

  test('that failed leaves no answer, so that it can be sent again', async () => {
    const key = underKey();
    state.mishap = async () => {
      throw new CallError('wrong-state');
    };
    expect(await create(key)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
    state.mishap = null;
    expect(await create(key)).toMatchObject({ status: 201 });
    expect(await onStage()).toEqual(['Rideau']);
  });

  test('that a device kept for longer than keys live needs a person to look', async () => {
    const ancient = { 'Idempotency-Key': '0170a000-0000-7000-8000-000000000001' };
    expect(await create(ancient)).toMatchObject({ status: 409, body: { code: 'key-expired' } });
    expect(await onStage()).toEqual([]);
  });

  test('from a device whose clock is ahead takes effect once, however late it is sent again', async () => {
    const ahead = { 'Idempotency-Key': uuidV7(Date.now() + 300 * DAY, new Uint8Array(10)) };
    const usual = { 'Idempotency-Key': uuidV7(Date.now() - 150 * DAY + 1, new Uint8Array(10)) };
    await create(ahead);
    const at = new Date(Date.now() - 150 * DAY);
    await database().updateTable('stored_answers').set({ at }).execute();
    expect(await deleteOldAnswers(database())).toBe(0);
    expect(await create(ahead)).toMatchObject({ status: 201, body: told });
    expect(await onStage()).toEqual(['Rideau']);
    await database().updateTable('stored_answers').set({ key: usual['Idempotency-Key'] }).execute();
    expect(await deleteOldAnswers(database())).toBe(1);
  });

  test('whose twin does not come to an end is asked to wait', async () => {
    const key = underKey();
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    state.mishap = () => slow;
    const first = create(key);
    await expect.poll(() => state.calls.length).toBe(1);
    const twin = await create(key);
    expect(twin).toMatchObject({ status: 409, body: { code: 'in-progress' } });
    expect(twin.headers.get('Retry-After')).toBe('1');
    finish();
    expect(await first).toMatchObject({ status: 201 });
  });
});

const setRoles = (roles: RoleCode[]) =>
  write(database(), (transaction) =>
    transaction.database.updateTable('users').set({ roles }).where('uuid', '=', colette.uuid).execute(),
  );
