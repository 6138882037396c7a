import { describe, expect, it } from 'vitest';
import type { Show, ShowWrite } from '#common/contract/agenda/show';
import { removedShow, savedShow } from '#common/rules/saves/show-save';

const uuid = '0190a000-0000-7000-8000-0000000000d1';
const [first, second] = ['0190a000-0000-7000-8000-0000000000e1', '0190a000-0000-7000-8000-0000000000e2'];
const at = new Date('2026-11-21T20:30:00+01:00');
const evening = new Date('2026-12-11T20:30:00+01:00');
const closing = new Date('2026-12-11T18:30:00+01:00');
const full = { slug: 'plein-tarif', name: 'Plein tarif' };
const reduced = { slug: 'tarif-reduit', name: 'Tarif réduit' };

const kept = { uuid: first, date: evening, closingDate: closing, maxPlaces: 80 };
const date = (fields: Partial<ShowWrite['dates'][number]> = {}) => ({
  ...kept,
  bookedPlaces: undefined,
  ...fields,
});
const write = (fields: Partial<ShowWrite> = {}): ShowWrite => ({
  title: ' Le Dindon ',
  visibleFrom: at,
  visibleUntil: evening,
  prices: [{ uuid: first, price: 8.5, category: { slug: 'tarif-reduit', name: '' } }],
  dates: [date()],
  location: { name: ' Salle des fêtes ', link: ' ' },
  pieces: [{ slug: 'le-dindon', title: '' }],
  bookings: true,
  version: undefined,
  ...fields,
});
const facts = {
  slug: 'le-dindon',
  pieceNamed: (slug: string) => (slug === 'le-dindon' ? { slug, title: 'Le Dindon' } : undefined),
  event: undefined,
  isImage: () => false,
  categories: [full, reduced],
  isDateElsewhere: () => false,
  isPriceElsewhere: () => false,
  seatsTaken: () => ({ booked: 0, offered: 0 }),
  isInUse: () => false,
  newUuid: () => second,
};
const saved = (body: ShowWrite, before: Show | null = null, fact: Partial<typeof facts> = {}) =>
  savedShow(
    { uuid, isNew: before === null, before, write: body, base: null, version: 'first', at, by: null },
    { ...facts, ...fact },
  );
const show: Show = {
  uuid,
  slug: 'le-dindon',
  title: 'Le Dindon',
  visibleFrom: at,
  visibleUntil: evening,
  prices: [
    { uuid: second, price: 0, category: full, toConfirm: true },
    { uuid: first, price: 8.5, category: reduced },
  ],
  dates: [{ ...kept, freeParticipation: false }],
  location: { name: 'Salle des fêtes' },
  pieces: [{ slug: 'le-dindon', title: 'Le Dindon' }],
  bookings: true,
  version: 'first',
};
const faults = (fields: object) => ({ ok: false, failure: { code: 'invalid-field', fields } });

describe('a show that is saved', () => {
  it('has its texts without blanks, and a price of 0 for each category that was left out', () => {
    expect(saved(write())).toEqual({ ok: true, value: show });
  });

  it('has its dates in their order', () => {
    const dates = [date({ date: new Date(evening.getTime() + 1) }), date({ uuid: second })];
    expect(saved(write({ dates }))).toMatchObject({ value: { dates: [{ uuid: second }, { uuid: first }] } });
  });

  it('keeps what its form leaves out, and what it named before', () => {
    const before = {
      ...show,
      dates: [{ ...kept, freeParticipation: false, payAtDoor: false, doorsBefore: 60 }],
      event: { slug: 'fete' },
      banner: { uuid },
    };
    const body = write({ event: { slug: 'fete', title: '' }, banner: { uuid } });
    const gone = { pieceNamed: () => undefined };
    expect(saved(body, before, gone)).toEqual({ ok: true, value: { ...before, version: 'first' } });
  });

  it('has its doors open 45 minutes before each date, unless it says otherwise', () => {
    const doors = (doorsBefore: number, before: Show | null = null) =>
      saved(write({ dates: [date({ doorsBefore })] }), before);
    expect(doors(30)).toMatchObject({ value: { dates: [{ doorsBefore: 30 }] } });
    const later = { ...show, dates: [{ ...kept, freeParticipation: false, doorsBefore: 30 }] };
    expect(doors(45, later)).toEqual({ ok: true, value: show });
  });

  it('has the prices that its body gives confirmed, 0 too, unless it says otherwise', () => {
    const price = { uuid: first, price: 0, category: { slug: full.slug, name: '' } };
    const given = (fields: object) => {
      const ruling = saved(write({ prices: [{ ...price, ...fields }] }), show);
      return ruling.ok ? ruling.value.prices[0] : ruling.failure;
    };
    expect(given({})).toEqual({ ...price, category: full });
    expect(given({ toConfirm: false })).toEqual({ ...price, category: full });
    expect(given({ toConfirm: true })).toEqual({ ...price, category: full, toConfirm: true });
  });

  it('names the fault of each field', () => {
    const body = write({
      pieces: [{ slug: 'amelie', title: '' }],
      event: { slug: 'fete', title: '' },
      banner: { uuid },
      prices: [
        { uuid: first, price: 1, category: { slug: 'gratuit', name: '' } },
        { uuid: first, price: 1, category: { slug: 'plein-tarif', name: '' } },
      ],
    });
    expect(saved(body)).toEqual(
      faults({
        'pieces.0.slug': 'pièce inconnue',
        'event.slug': 'évènement inconnu',
        'banner.uuid': 'image inconnue',
        'prices.1.uuid': 'donné deux fois',
        'prices.0.category.slug': 'catégorie de tarif inconnue',
      }),
    );
  });

  it('does not take what belongs to another, nor two dates at one moment, nor a closing after the date', () => {
    const dates = [date({ closingDate: new Date(evening.getTime() + 1) }), date({ uuid: second })];
    expect(saved(write({ dates }), null, { isDateElsewhere: () => true })).toEqual(
      faults({
        'dates.0.uuid': 'appartient à un autre spectacle',
        'dates.1.uuid': 'appartient à un autre spectacle',
        'dates.1.date': 'une séance est déjà à ce moment',
        'dates.0.closingDate': 'les réservations doivent fermer avant la séance',
      }),
    );
  });

  it.each([
    [70, 10, 0, true],
    [70, 70, 0, true],
    [70, 70, 1, false],
    [80, 90, 0, true],
  ])('may have %i seats of 80 with %i sold and %i offered: %o', (maxPlaces, booked, offered, ok) => {
    const seatsTaken = () => ({ booked, offered });
    expect(saved(write({ dates: [date({ maxPlaces })] }), show, { seatsTaken }).ok).toBe(ok);
  });

  it('keeps a date that is in use, and how it is paid for', () => {
    const isInUse = () => true;
    for (const dates of [[], [date({ freeParticipation: true })]])
      expect(saved(write({ dates }), show, { isInUse })).toMatchObject({
        failure: { code: 'wrong-state', message: expect.stringContaining('vendredi 11 décembre 2026') },
      });
    expect(saved(write(), show, { isInUse }).ok).toBe(true);
  });

  it('is removed only while none of its dates is in use, by whoever saw its newest version', () => {
    expect(removedShow(show, 'first', show.dates, () => false)).toEqual({ ok: true, value: show });
    expect(removedShow(show, null, show.dates, () => true)).toMatchObject({
      failure: { code: 'wrong-state' },
    });
    expect(removedShow(show, 'older', [], () => false)).toMatchObject({ failure: { code: 'stale-version' } });
  });
});
