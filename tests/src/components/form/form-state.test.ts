import { describe, expect, test } from 'vitest';
import {
  type FormState,
  beginSending,
  endSending,
  faultShown,
  isFaultless,
  refuse,
  touch,
  typeInto,
  untouched,
} from '../../../../src/components/form/form-state';

type Name = 'name' | 'email';

const fresh = untouched<Name>({ name: '', email: 'colette@exemple.fr' });
const here = { name: 'Le nom est obligatoire' };
const taken = { email: 'Cette adresse a déjà un compte' };
const shown = (state: FormState<Name>, faults: Partial<Record<Name, string>> = {}) => ({
  name: faultShown(state, faults, 'name'),
  email: faultShown(state, faults, 'email'),
});
const nothing = { name: undefined, email: undefined };

describe('a form', () => {
  test('reproaches nothing before its fields were touched', () => {
    expect(shown(fresh, here)).toEqual(nothing);
  });

  test('says what is wrong with a field once it was left', () => {
    expect(shown(touch(fresh, 'name'), here)).toEqual({ ...nothing, ...here });
    expect(shown(touch(fresh, 'email'), here)).toEqual(nothing);
  });

  test('says it once something was typed, and keeps what was', () => {
    const typed = typeInto(fresh, 'name', 'Zoé');
    expect(typed.values).toEqual({ name: 'Zoé', email: 'colette@exemple.fr' });
    expect(shown(typed, { name: 'Trop court' })).toEqual({ ...nothing, name: 'Trop court' });
  });
});

describe('what the server refuses', () => {
  const refused = refuse(fresh, taken);

  test('is said at its field, though it was never touched', () => {
    expect(shown(refused)).toEqual({ ...nothing, ...taken });
    expect(refused.values).toBe(fresh.values);
  });

  test('stays while another field is changed, and goes with its own', () => {
    expect(shown(typeInto(refused, 'name', 'Zoé'))).toEqual({ ...nothing, ...taken });
    expect(shown(typeInto(refused, 'email', 'zoe@exemple.fr'))).toEqual(nothing);
  });

  test('gives way to what is wrong here', () => {
    expect(shown(touch(refused, 'email'), { email: 'Adresse incomplète' }).email).toBe('Adresse incomplète');
  });

  test('is gone once it is sent again, and said again if it is refused again', () => {
    const again = beginSending(refused);
    expect(again.isRunning).toBe(true);
    expect(shown(again)).toEqual(nothing);
    const answered = endSending(refuse(again, taken));
    expect(answered.isRunning).toBe(false);
    expect(shown(answered)).toEqual({ ...nothing, ...taken });
  });
});

test.each([
  [{}, true],
  [{ name: undefined }, true],
  [{ name: undefined, email: 'obligatoire' }, false],
])('%j is faultless: %j', (faults, is) => {
  expect(isFaultless(faults)).toBe(is);
});
