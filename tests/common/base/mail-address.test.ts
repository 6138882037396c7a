import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { mailAddress, recipientOf, typedMailAddress } from '#common/base/mail-address';
import { email, knownEmail } from '#common/contract/people/user';
import { fc } from '../../support/properties';

describe('the link of a mail address', () => {
  it.each([
    ['anne@orange.example', 'mailto:anne@orange.example'],
    ['a?bcc=thief%40x.example&x=@y.example', 'mailto:a%3Fbcc%3Dthief%2540x.example%26x%3D@y.example'],
    ['a@y.example?bcc=thief', 'mailto:a@y.example%3Fbcc%3Dthief'],
    ['anne+scene@orange.example', 'mailto:anne%2Bscene@orange.example'],
    ['jérôme@théâtre.example', 'mailto:j%C3%A9r%C3%B4me@th%C3%A9%C3%A2tre.example'],
  ])('to %s is %s', (address, href) => {
    expect(mailAddress(address)).toBe(href);
  });

  it('has this recipient and no other, whatever address is accepted', () => {
    fc.assert(
      fc.property(fc.string(), fc.domain(), (local, domain) => {
        const address = `${local}@${domain}`;
        fc.pre(is(address, email));
        expect(recipientOf(mailAddress(address))).toBe(address);
        const { pathname, search, hash } = new URL(mailAddress(address));
        expect({ to: decodeURIComponent(pathname), search, hash }).toEqual({
          to: address,
          search: '',
          hash: '',
        });
      }),
    );
  });
});

describe('a new address', () => {
  it.each(['anne@théâtre.example', 'anne@xn--thtre-csa8d.example', 'anne@salle-2.orange.example'])(
    'may be %s',
    (address) => {
      expect(is(address, email)).toBe(true);
    },
  );

  it.each([
    'anne@orange.example»',
    'anne@orange.example!',
    'anne@orange.example/',
    'anne@or’ange.example',
    'anne@orange.e',
  ])('is not %s, though somebody may have it', (address) => {
    expect(is(address, knownEmail)).toBe(true);
    expect(is(address, email)).toBe(false);
  });
});

describe('the address that was typed', () => {
  it.each([
    'anne@orange.example',
    ' anne@orange.example\n',
    'Anne <anne@orange.example>',
    '"Le Goff, Anne" <anne@orange.example>;',
    '<anne@orange.example>',
    'Anne < anne@orange.example >',
    'Anne <mailto:anne@orange.example>',
    'mailto:anne@orange.example',
    'MAILTO:anne@orange.example?subject=Places',
    'mailto:anne%40orange.example',
    'anne@orange.example;',
    'anne@orange.example.',
    'anne@orange.example, ',
    '(anne@orange.example)',
    '"anne@orange.example"',
    "'anne@orange.example'",
    '‘anne@orange.example’',
    '“anne@orange.example”.',
    '«\u00a0anne@orange.example\u00a0»',
    "'anne@orange.example' <anne@orange.example>",
    'Anne@Orange.example <anne@orange.example>',
    '"anne@orange.example" <anne@orange.example>',
    'anne@orange.example<mailto:anne@orange.example>',
    'mailto: anne@orange.example',
    'anne@orange.example/',
    'anne@orange.example…',
    'anne@orange.example\u00a0!',
    'anne@orange.example\u200b',
    '\ufeffanne@\u00adorange.example',
    'anne@orange.example\u2069',
    'an\u200dne@orange.example',
  ])('in %j is hers', (text) => {
    expect(typedMailAddress(text)).toBe('anne@orange.example');
  });

  it.each([
    'anne',
    'anne@',
    'Anne anne@orange.example',
    'an ne@orange.example',
    'anne@orange.example;paul@orange.example',
    'Anne <anne@orange.example>, Paul <paul@orange.example>',
    'anne@orange.example <paul@orange.example>',
    'anne@@orange.example',
  ])('in %j is not guessed', (text) => {
    expect(typedMailAddress(text)).toBe(text);
    expect(is(typedMailAddress(text), email)).toBe(false);
  });

  it('is that of whoever has it, whatever it is', () => {
    const letters = fc.string({ unit: fc.constantFrom(...`ab.'é+-_&?%/»’@`), maxLength: 12 });
    fc.assert(
      fc.property(letters, fc.domain(), (local, domain) => {
        const address = `${local}@${domain}`;
        fc.pre(is(address, knownEmail));
        expect(typedMailAddress(address)).toBe(address);
      }),
    );
  });
});
