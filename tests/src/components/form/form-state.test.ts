import { describe, expect, test } from 'vitest';
import {
  type FormState,
  faultShown,
  isFaultless,
  refuse,
  refusedFaults,
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
    const again = refuse(refused, {});
    expect(shown(again)).toEqual(nothing);
    expect(shown(refuse(again, taken))).toEqual({ ...nothing, ...taken });
  });

  test('is found by the name of its field, or by what the server calls it, and begins with a capital', () => {
    const fields = { 'user.name': 'ne peut pas être vide', email: 'adresse refusée', birthDate: 'inconnu' };
    expect(refusedFaults({ fields }, ['name', 'email'], { name: 'user.name' })).toEqual({
      name: 'Ne peut pas être vide',
      email: 'Adresse refusée',
    });
    expect(refusedFaults({}, ['name'])).toEqual({});
    expect(refusedFaults(null, ['name'])).toEqual({});
  });
});

test.each([
  [{}, true],
  [{ name: undefined }, true],
  [{ name: undefined, email: 'obligatoire' }, false],
])('%j is faultless: %j', (faults, is) => {
  expect(isFaultless(faults)).toBe(is);
});
