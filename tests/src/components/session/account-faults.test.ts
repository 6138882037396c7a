import { describe, expect, it } from 'vitest';
import {
  accountEmailFault,
  confirmationFault,
  currentPasswordFault,
  emailFault,
  firstnameFault,
  nameFault,
  newPasswordFault,
  passwordFault,
  termsFault,
} from '../../../../src/components/session/account-faults';

const weak =
  'Votre mot de passe doit contenir 8caractères minimum dont : 1 majuscule, 1 minuscule, 1 chiffre, 1 caractère spécial';

describe('an address', () => {
  it.each(['', '   '])('is wanted, not %j', (email) => {
    expect(emailFault(email)).toBe("L'adesse mail est obligatoire");
  });

  it.each(['zelie', 'zelie@', 'zelie@public', 'ze lie@public.example', 'zelie@public..example'])(
    'is not %s',
    (email) => {
      expect(emailFault(email)).toBe("L'adesse mail n'est pas correcte");
    },
  );

  it.each(['.jean@x.fr', 'jean.@x.fr', 'jean..martin@x.fr', 'jean...martin@x.fr'])(
    'that mail servers refuse for its dots, %s, is none, but stays that of whoever has it',
    (email) => {
      const fault = "L'adesse mail n'est pas correcte\u00a0: il y a un point de trop avant l’@";
      expect(emailFault(email)).toBe(fault);
      expect(emailFault(email, 'jean@x.fr')).toBe(fault);
      expect(emailFault(email, email)).toBeUndefined();
      expect(accountEmailFault(email)).toBeUndefined();
    },
  );

  it.each([
    ['jérôme.martin@orange.example', /pas d’accent avant l’@, comme jerome\.martin@orange\.example$/],
    ['żółw@orange.example', /pas d’accent avant l’@$/],
    ['a@b_c.example', /pas de «\u00a0_\u00a0» après l’@$/],
  ])('that mail does not reach, %s, is refused with what is wrong', (email, words) => {
    expect(emailFault(email)).toMatch(words);
    expect(accountEmailFault(email)).toBeUndefined();
  });

  it.each([
    [64, undefined],
    [65, "L'adesse mail n'est pas correcte"],
  ])('with %i characters before the @ gives %j', (count, fault) => {
    expect(emailFault(`${'z'.repeat(count)}@public.example`)).toBe(fault);
  });

  it('may have a space before and behind it, as a telephone writes it', () => {
    expect(emailFault(' zelie@public.example ')).toBeUndefined();
  });
});

describe('a name', () => {
  it('is wanted, and so is a first name', () => {
    expect(nameFault(' ')).toBe('Le nom est obligatoire');
    expect(firstnameFault('')).toBe('Le prénom est obligatoire');
  });

  it('is one line of a hundred characters at most', () => {
    expect(nameFault('d’Ormesson-Lévêque')).toBeUndefined();
    expect(nameFault('x'.repeat(101))).toBe('100 caractères au plus (il y en a 101)');
    expect(firstnameFault('Zélie\u2028Bcc: tous')).toContain('invisible');
  });

  it('with a character that nobody sees is told where it is, and one of nothing else is missing', () => {
    expect(firstnameFault('Zé\u00adlie')).toBe(
      'Un caractère invisible est après «\u00a0Zé\u00a0»\u00a0: retirez-le',
    );
    expect(nameFault('\u3164\u2800')).toBe('Le nom est obligatoire');
  });
});

describe('a password', () => {
  it('that opens a session may be any, as long as there is one', () => {
    expect(passwordFault('')).toBe('Le mot de passe est obligatoire');
    expect(passwordFault('x')).toBeUndefined();
    expect(currentPasswordFault('')).toBe('Vous devez entrer votre mot de passe actuel');
    expect(currentPasswordFault('x')).toBeUndefined();
  });

  it.each(['Court-1!', 'Entracte-20!', 'Élysée-1984', 'trois coups, UN rideau: 3'])(
    'that is new may be %s',
    (password) => {
      expect(newPasswordFault(password)).toBeUndefined();
    },
  );

  it.each(['Trop-1!', 'entracte-20!', 'ENTRACTE-20!', 'Entracte-vingt!', 'Entracte20', 'Entracte 20'])(
    'that is new may not be %s',
    (password) => {
      expect(newPasswordFault(password)).toBe(weak);
    },
  );

  it('that is new is wanted before it is found weak', () => {
    expect(newPasswordFault('')).toBe('Le mot de passe est obligatoire');
  });

  it('is typed twice alike', () => {
    expect(confirmationFault('', 'Entracte-20!')).toBe('Vous devez confirmer votre mot de passe');
    expect(confirmationFault('Entracte-20', 'Entracte-20!')).toBe(
      'Les deux mots de passe ne sont pas identiques',
    );
    expect(confirmationFault('Entracte-20!', 'Entracte-20!')).toBeUndefined();
  });
});

it('the terms of use are read and accepted', () => {
  expect(termsFault(false)).toBe("Vous devez lire et accepter les Conditions Générales d'Utilisation");
  expect(termsFault(true)).toBeUndefined();
});
