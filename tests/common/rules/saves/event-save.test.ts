import { describe, expect, it } from 'vitest';
import { savedEvent } from '#common/rules/saves/event-save';

const uuid = '0190a000-0000-7000-8000-0000000000d1';
const [first, second] = ['0190a000-0000-7000-8000-0000000000e1', '0190a000-0000-7000-8000-0000000000e2'];
const at = new Date('2026-11-21T20:30:00+01:00');
const evening = new Date('2026-12-11T20:30:00+01:00');
const closing = new Date('2026-12-11T18:30:00+01:00');
const faults = (fields: object) => ({ ok: false, failure: { code: 'invalid-field', fields } });

describe('an event that is saved', () => {
  const body = {
    title: ' Loto ',
    location: { name: 'Foyer', description: ' ' },
    eventDates: [
      { uuid: second, date: evening },
      { uuid: first, date: closing },
    ],
    visibleFrom: at,
    visibleUntil: evening,
    version: undefined,
  };
  const save = (fields: object = {}, isElsewhere = () => false) =>
    savedEvent(
      {
        uuid,
        isNew: true,
        before: null,
        write: { ...body, ...fields },
        base: null,
        version: 'first',
        at,
        by: null,
      },
      { slug: 'loto', isElsewhere },
    );

  it('has its texts without blanks and its dates in their order', () => {
    expect(save()).toEqual({
      ok: true,
      value: {
        uuid,
        slug: 'loto',
        title: 'Loto',
        location: { name: 'Foyer' },
        eventDates: [
          { uuid: first, date: closing },
          { uuid: second, date: evening },
        ],
        visibleFrom: at,
        visibleUntil: evening,
        version: 'first',
      },
    });
  });

  it('names the first wrong date', () => {
    const twice = [body.eventDates[0], body.eventDates[0]];
    expect(save({ eventDates: twice })).toEqual(faults({ 'eventDates.1.uuid': 'donné deux fois' }));
    expect(save({}, () => true)).toEqual(faults({ 'eventDates.0.uuid': 'appartient à un autre évènement' }));
  });
});
