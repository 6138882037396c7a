import { expect, test } from 'vitest';
import { type Result, fail, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { createDraftKeeper } from '../../../../../src/screens/desk/form/draft-keeper';

const full = { kind: 'storage', error: null, status: null } as const;

/** A storage that answers when it is told to. */
function slowStorage() {
  const sent: object[] = [];
  const answers: ((result: Result<null, Failure>) => void)[] = [];
  const keeper = createDraftKeeper(
    (changed) => {
      sent.push(changed);
      return new Promise((resolve) => answers.push(resolve));
    },
    () => undefined,
  );
  const answer = (result: Result<null, Failure>) => answers.shift()?.(result);
  return { keeper, sent, answer };
}

test('what is typed while the storage is slow goes together, each field as it was typed last', async () => {
  const { keeper, sent, answer } = slowStorage();
  keeper.keep({ title: 'R' });
  keeper.keep({ title: 'Ri' });
  keeper.keep({ years: '2025' });
  keeper.keep({ title: 'Rid' });
  expect(sent).toEqual([{ title: 'R' }]);
  answer(succeed(null));
  await expect.poll(() => sent.length).toBe(2);
  answer(succeed(null));
  expect(await keeper.stored()).toBeNull();
  expect(sent[1]).toEqual({ title: 'Rid', years: '2025' });
});

test('what could not be kept is told, and goes along with the next keystroke', async () => {
  const { keeper, sent, answer } = slowStorage();
  keeper.keep({ title: 'Rideau' });
  answer(fail(full));
  expect(await keeper.stored()).toEqual(full);
  keeper.keep({ years: '2025' });
  answer(succeed(null));
  expect(await keeper.stored()).toBeNull();
  expect(sent[1]).toEqual({ title: 'Rideau', years: '2025' });
});
