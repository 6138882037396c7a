import { describe, expect, test } from 'vitest';
import { addInTurn } from '../../../../../src/screens/desk/image/add-in-turn';
import { imageNoun } from '../../../../../src/screens/desk/image/image-noun';

const photoOf = (name: string) => ({ values: { ...imageNoun.empty, name, year: '2026' } });

/** Adds three pictures; `meanwhile` happens while the first is being added. Returns the names added, and whether all were. */
async function addThree(meanwhile: (desk: Map<string, ReturnType<typeof photoOf>>) => void) {
  const desk = new Map([
    ['a', photoOf('Le salut')],
    ['b', photoOf('Le rideau')],
    ['c', photoOf('Le décor')],
  ]);
  const added: string[] = [];
  const isWhole = await addInTurn(
    [...desk.keys()],
    async (uuid) => desk.get(uuid),
    async ({ values }) => {
      if (added.length === 0) meanwhile(desk);
      added.push(values.name);
    },
  );
  return { added, isWhole };
}

describe('while pictures are being added', () => {
  test('each is added in its turn', async () => {
    expect(await addThree(() => undefined)).toEqual({
      added: ['Le salut', 'Le rideau', 'Le décor'],
      isWhole: true,
    });
  });

  test('what is typed into one that waits counts', async () => {
    const { added } = await addThree((desk) => desk.set('b', photoOf('Le rideau rouge')));
    expect(added).toEqual(['Le salut', 'Le rideau rouge', 'Le décor']);
  });

  test('one that is removed is left out', async () => {
    const { added, isWhole } = await addThree((desk) => desk.delete('b'));
    expect({ added, isWhole }).toEqual({ added: ['Le salut', 'Le décor'], isWhole: true });
  });

  test('one that becomes wrong stops the rest', async () => {
    const { added, isWhole } = await addThree((desk) => desk.set('b', photoOf('')));
    expect({ added, isWhole }).toEqual({ added: ['Le salut'], isWhole: false });
  });
});
