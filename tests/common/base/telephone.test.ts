import { describe, expect, it } from 'vitest';
import {
  dialledAddress,
  holdsTelephone,
  miscountedDigits,
  soughtTelephone,
  telephoneAddress,
  telephonesIn,
  tidyTelephone,
} from '#common/base/telephone';
import { phone } from '#common/contract/tickets/booking';
import { create, is } from 'superstruct';
import { fc } from '../../support/properties';

const linksOf = (text: string) => telephonesIn(text).map(telephoneAddress);

describe('a telephone number', () => {
  it.each([
    ['06 12 34 56 78', 'tel:0612345678'],
    ['06\u00a012\u00a034\u00a056\u00a078', 'tel:0612345678'],
    ['\u202a+33 6 12 34 56 78\u202c', 'tel:+33612345678'],
    ['\u206806 12 34 56 78\u2069', 'tel:0612345678'],
    ['06\u201112\u201134\u201156\u201178', 'tel:0612345678'],
    ['06\u201312\u201334\u201356\u201378', 'tel:0612345678'],
    ['0612345678\u200b', 'tel:0612345678'],
    ['06/12/34/56/78', 'tel:0612345678'],
    ['06.12.34.56.78', 'tel:0612345678'],
    ['(+33) 6 12 34 56 78', 'tel:+33612345678'],
    ['+33 (0)6 12 34 56 78', 'tel:+33612345678'],
    ['+33 06 12 34 56 78', 'tel:+33612345678'],
    ['0033 6 12 34 56 78', 'tel:+33612345678'],
    ['tel:+33612345678', 'tel:+33612345678'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['02/123.45.67', 'tel:021234567'],
  ])('%j is dialled as %s', (typed, address) => {
    expect(linksOf(typed)).toEqual([address]);
  });

  it.each([
    '06 12 34 56 78 / 02 99 00 00 00',
    '06 12 34 56 78/02 99 00 00 00',
    '06 12 34 56 78 - 02 99 00 00 00',
    '0612345678 0299000000',
    '06.12.34.56.78, 02.99.00.00.00',
    '06 12 34 56 78 (soir) ou 02 99 00 00 00',
  ])('is one of two in %j', (typed) => {
    expect(linksOf(typed)).toEqual(['tel:0612345678', 'tel:0299000000']);
  });

  it('is one of two from abroad', () => {
    expect(linksOf('+44 20 7946 0000 / +41 22 123 45 67')).toEqual(['tel:+442079460000', 'tel:+41221234567']);
  });

  it.each(['demain', 'chez elle', '', '12 rue'])('is not found in %j', (typed) => {
    expect(linksOf(typed)).toEqual([]);
  });

  it('is nothing but digits in its link, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => linksOf(typed).every((address) => /^tel:\+?\d+$/.test(address))),
    );
  });

  it.each([
    ['tel:06 12 34 56 78', 'tel:0612345678'],
    ['tel:+33(0)612345678', 'tel:+33612345678'],
    ['tel:15', 'tel:15'],
    ['https://exemple.fr/0612345678', 'https://exemple.fr/0612345678'],
  ])('of the link %s is dialled by %s', (href, address) => {
    expect(dialledAddress(href)).toBe(address);
  });
});

describe('what a booker gives as their telephone', () => {
  it.each([
    ['06\u00a012\u00a034\u00a056\u00a078', '06 12 34 56 78'],
    ['\u206806 12 34 56 78\u2069', '06 12 34 56 78'],
    ['06\u201112\u201134\u201156\u201178', '06-12-34-56-78'],
    ['0612345678\u200b', '0612345678'],
    ['(+33) 6 12 34 56 78', '(+33) 6 12 34 56 78'],
    ['tel:+33612345678', '+33612345678'],
    ['Tél. : 06 12 34 56 78', '06 12 34 56 78'],
    ['Portable 06 12 34 56 78', '06 12 34 56 78'],
    ['06 12 34 56 78 / +33 2 99 00 00 00', '06 12 34 56 78 / +33 2 99 00 00 00'],
  ])('%j is taken as %j', (typed, taken) => {
    expect(create(typed, phone)).toBe(taken);
    expect(is(tidyTelephone(typed), phone)).toBe(true);
  });

  it.each(['demain', '(    )', '++++++', '12/34'])('%j is none', (typed) => {
    expect(is(tidyTelephone(typed), phone)).toBe(false);
  });
});

describe('of the digits of a French number', () => {
  it.each([
    ['06 12 34 56', -2],
    ['06 12 34 56 7', -1],
    ['06.12.34.56', -2],
    ['06 12', -6],
    ['612345678', -1],
    ['+33 6 12 34 56', -2],
    ['+33 (0)6 12 34 56 7', -1],
    ['06 12 34 56 78 / 02 99 00 00', -2],
    ['06 12 34 56 78 / 02 99', -6],
    ['06 12 34 56 789', 1],
    ['06123456789', 1],
    ['06 12 34 56 78 9', 1],
    ['06 12 34 56 78 90', 2],
    ['+336123456789', 1],
    ['+33 6 12 34 56 78 9', 1],
  ])('%j has %i too many', (typed, count) => {
    expect(miscountedDigits(typed)).toBe(count);
  });

  it.each([
    '06 12 34 56 78',
    'Tél. : 06.12.34.56.78',
    '+33 (0)6 12 34 56 78',
    '0033 6 12 34 56 78',
    '33612345678',
    '06 12 34 56 78 / 02 99 00 00 00',
    '0612345678 0299000000',
    '+44 (0)20 7946 0000',
    '+32 2 123 45 67 / 06 12 34 56 78',
    '118 218',
    '15',
    'chez elle',
    '',
  ])('none is missing nor too many in %j', (typed) => {
    expect(miscountedDigits(typed)).toBe(0);
  });
});

describe('a telephone number is found', () => {
  const written = [
    '06 12 34 56 78',
    '0612345678',
    '06.12.34.56.78',
    '+33 6 12 34 56 78',
    '+33 (0)6 12 34 56 78',
    '0033612345678',
    '02 99 00 00 00 / 06 12 34 56 78 (soir)',
  ];
  const holds = (text: string, typed: string) => {
    const sought = soughtTelephone(typed);
    return sought !== null && holdsTelephone(text, sought);
  };

  it.each([
    ...written.slice(0, 6),
    'tel:+33612345678',
    '33612345678',
    '06\u00a012\u00a034\u00a056\u00a078',
    'Odile, 06 12 34 56 78',
    '0612',
    '0612…',
    '06.12.34',
    '+33 6 12',
    '+33 (0)6 12',
    '6 12 34 56 78',
    '12 34 56',
    '56 78',
    '678',
  ])('by %j, however it is written', (typed) => {
    for (const text of written) expect(holds(text, typed)).toBe(true);
  });

  it.each(['02 98', '06 12 34 56 79', '0779', '+44 6 12 34 56 78'])('not by %j', (typed) => {
    expect(holds('06 12 34 56 78', typed)).toBe(false);
  });

  it('from abroad by either way of dialling', () => {
    for (const typed of ['+44 20 7946 0000', '0044 20 7946', '7946'])
      expect(holds('+44 (0)20 7946 0000', typed)).toBe(true);
  });

  it.each(['', '06', '0033', '+33', 'Le Goff', 'B0F0-5AC8', '12 rue'])('and %j is no number', (typed) => {
    expect(soughtTelephone(typed)).toBeNull();
  });
});
