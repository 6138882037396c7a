import { describe, expect, it } from 'vitest';
import { correctionsOf, faultsOf, refusedFields } from '../../../../../src/screens/desk/user/details-form';

const lucien = { name: 'Bonnafous', firstname: 'Lucien', email: 'membre@theatre.example' };
const refusal = (error: {
  code: 'already-exists' | 'invalid-field';
  message: string;
  fields?: Record<string, string>;
}) => ({ kind: 'refused', status: 400, error }) as const;

describe('the details of an account', () => {
  it('are right as they are', () => {
    expect(faultsOf(lucien)(lucien)).toEqual({});
  });

  it.each([
    ['a name of blanks', { name: '  ' }, { name: 'Le nom est obligatoire' }],
    ['no first name', { firstname: '' }, { firstname: 'Le prénom est obligatoire' }],
    ['no address', { email: '' }, { email: "L'adesse mail est obligatoire" }],
    ['no real address', { email: 'membre@theatre' }, { email: "L'adesse mail n'est pas correcte" }],
  ])('are not with %s', (_, change, faults) => {
    expect(faultsOf(lucien)({ ...lucien, ...change })).toEqual(faults);
  });

  it('are sent where they were typed otherwise, so that a correction of somebody else stays', () => {
    expect(correctionsOf(lucien, { ...lucien, firstname: ' Lucian ' })).toEqual({ firstname: 'Lucian' });
    expect(correctionsOf(lucien, { ...lucien, name: 'Bonnafous ' })).toEqual({});
  });

  it('are reproached by the server where it found the fault', () => {
    const fields = { email: 'adresse refusée', birthDate: 'inconnu ici' };
    expect(refusedFields(refusal({ code: 'invalid-field', message: 'À corriger.', fields }))).toEqual({
      email: 'Adresse refusée',
    });
  });

  it('are reproached at the address where another account has it', () => {
    const message = 'Un autre compte a déjà cette adresse.';
    expect(refusedFields(refusal({ code: 'already-exists', message }))).toEqual({ email: message });
  });

  it('are reproached nowhere where the server was silent', () => {
    expect(refusedFields({ kind: 'no-answer', status: null, error: null })).toEqual({});
    expect(refusedFields(null)).toEqual({});
  });
});
