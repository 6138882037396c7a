import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MailLink, TelephoneLinks } from '../../../../src/components/page/reach-links';

it('each number in the field is a link of its own, and the words around them stay', () => {
  expect(renderToStaticMarkup(<TelephoneLinks phone="+33 (0)6 12 34 56 78 (soir) / 02 99 00 00 00" />)).toBe(
    '<span><a href="tel:+33612345678">+33 (0)6 12 34 56 78</a> (soir) / <a href="tel:0299000000">02 99 00 00 00</a></span>',
  );
});

it('words without a number are no link', () => {
  expect(renderToStaticMarkup(<TelephoneLinks phone="chez Claire" />)).toBe('<span>chez Claire</span>');
});

it('the address of a booker names no hidden recipient', () => {
  expect(renderToStaticMarkup(<MailLink email="a?bcc=thief%40x.example&x=@y.example" />)).toContain(
    'href="mailto:a%3Fbcc%3Dthief%2540x.example%26x%3D@y.example"',
  );
});
