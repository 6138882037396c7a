import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { interactiveImageDesk } from '../../../support/interactive-image-desk';
import { zoneDraft } from '../../../support/interactive-image-draft';

const { create, save } = interactiveImageDesk();

const corners = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));
const circle = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    x: 0.5 + Math.cos((at * 2 * Math.PI) / count) / 3,
    y: 0.5 + Math.sin((at * 2 * Math.PI) / count) / 3,
  }));
const twice = randomUUID();
const wrong: readonly (readonly [string, object, string])[] = [
  ['no title', { title: ' ' }, 'title'],
  ['an image that nobody has', { image: randomUUID() }, 'image'],
  [
    'an image in a zone that nobody has',
    { zones: [zoneDraft({ type: 'IMAGE', image: randomUUID() })] },
    'zones.0.image',
  ],
  ['a zone of no known type', { zones: [{ ...zoneDraft(), type: 'VIDEO' }] }, 'zones.0.type'],
  ['a zone without a name', { zones: [zoneDraft({ name: ' ' })] }, 'zones.0.name'],
  ['a bubble without words', { zones: [zoneDraft({ text: ' ' })] }, 'zones.0.text'],
  ['a character whom nobody plays', { zones: [zoneDraft({ type: 'PERSONNAGE' })] }, 'zones.0.actor'],
  ['a link that leads nowhere', { zones: [zoneDraft({ type: 'LIEN' })] }, 'zones.0.link'],
  [
    'a script for a link',
    { zones: [zoneDraft({ type: 'LIEN', link: 'javascript:alert(1)' })] },
    'zones.0.link',
  ],
  [
    'a link to another host in disguise',
    { zones: [zoneDraft({ type: 'LIEN', link: '//pirate.example' })] },
    'zones.0.link',
  ],
  [
    'a corner outside the picture',
    { zones: [zoneDraft({ shape: 'POLYGONE', points: corners([0, 0], [1.2, 0], [0.5, 1]) })] },
    'zones.0.points.1.x',
  ],
  [
    'a rectangle that leans',
    { zones: [zoneDraft({ points: corners([0, 0], [1, 0.1], [1, 1], [0, 1]) })] },
    'zones.0.points',
  ],
  [
    'two corners',
    { zones: [zoneDraft({ shape: 'POLYGONE', points: corners([0, 0], [1, 1]) })] },
    'zones.0.points',
  ],
  [
    'an outline of more corners than one can look at in an hour',
    { zones: [zoneDraft({ shape: 'POLYGONE', points: circle(20_000) })] },
    'zones.0.points',
  ],
  [
    'a path that hides where it leads',
    { zones: [zoneDraft({ type: 'LIEN', link: '/\u200b/x' })] },
    'zones.0.link',
  ],
  ['a path with two slashes', { zones: [zoneDraft({ type: 'LIEN', link: '/..//x' })] }, 'zones.0.link'],
  ['half a sign in a path', { zones: [zoneDraft({ type: 'LIEN', link: '/\ud83d' })] }, 'zones.0.link'],
  [
    'an outline that crosses itself',
    { zones: [zoneDraft({ shape: 'POLYGONE', points: corners([0, 0], [1, 1], [1, 0], [0, 1]) })] },
    'zones.0.points',
  ],
  [
    'a zone that no finger finds',
    { zones: [zoneDraft({ points: corners([0, 0], [0.01, 0], [0.01, 1], [0, 1]) })] },
    'zones.0.points',
  ],
  ['two zones of one uuid', { zones: [zoneDraft({ uuid: twice }), zoneDraft({ uuid: twice })] }, 'zones'],
  ['more zones than one can find', { zones: Array.from({ length: 41 }, () => zoneDraft()) }, 'zones'],
  ['a field too many', { montant: 500 }, 'montant'],
];
test.each(wrong)('an interactive image with %s is refused, and told where', async (_, fields, path) => {
  const added = await create(fields);
  expect([added.status, Object.keys(added.body.fields)]).toEqual([400, [path]]);
  const { uuid } = (await create()).body;
  const saved = await save(uuid, fields);
  expect([saved.status, Object.keys(saved.body.fields)]).toEqual([400, [path]]);
});
