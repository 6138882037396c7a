import { expect, it } from 'vitest';
import { mailSlugs, variablesOf } from '#common/rules/mail-variables';
import { mailName, variableExample, variableMeaning } from '../../../src/text/mail-names';

it.each(mailSlugs)('the mail %s has a name, and its variables a meaning and an example', (slug) => {
  expect(mailName(slug)).not.toBe(slug);
  for (const variable of variablesOf(slug)) {
    expect(variableMeaning(variable)).not.toBe(variable);
    expect(variableExample(variable)).not.toContain('{');
  }
});
