import { expect, test } from 'vitest';
import { filledBy } from '../../../../../src/screens/desk/interactive-image/cast';

const role = { uuid: 'harpagon', name: 'Harpagon', actor: 'Lucien Bonnafous', description: 'L’avare.' };

test('a role fills in the name, the actor, and words where there are none', () => {
  expect(filledBy(role, { text: ' ' })).toEqual({
    name: 'Harpagon',
    actor: 'Lucien Bonnafous',
    text: 'L’avare.',
  });
  expect(filledBy(role, { text: 'Il compte.' })).not.toHaveProperty('text');
});

test.each(['', ' '])('a role without an actor (%j) leaves the one that was typed', (actor) => {
  expect(filledBy({ ...role, actor }, { text: '' })).not.toHaveProperty('actor');
});
