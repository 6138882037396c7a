import { describe, expect, it } from 'vitest';
import { deskFilter, deskQueryOf } from '../../../../../src/screens/desk/list/desk-filter';

describe('the filter of an editors’ list', () => {
  it('is the usual where the address says nothing, and the usual is not said', () => {
    expect(deskFilter.read('')).toEqual(deskFilter.whole);
    expect(deskFilter.write(deskFilter.whole)).toBe('');
  });

  it('comes back from the address as it went in', () => {
    const filter = {
      view: 'a-paraitre',
      title: 'rideau levé',
      author: 'feydeau',
      year: '1998',
      type: 'DIVERS',
      order: 'title-asc',
      size: 20,
      page: 3,
    } as const;
    expect(deskFilter.read(deskFilter.write(filter))).toEqual(filter);
  });

  it('lets an editor choose what visitors are not offered', () => {
    expect(deskFilter.read('?type=ATELIER').type).toBe('ATELIER');
  });

  it.each(['?vue=coulisses', '?type=OPERA', '?tri=hasard', '?taille=7', '?page=-1', '?page=1e3'])(
    'is the usual where anybody wrote %s into the address',
    (search) => expect(deskFilter.read(search)).toEqual(deskFilter.whole),
  );

  it('asks for what it narrows by, and for no more', () => {
    expect(deskQueryOf(deskFilter.whole)).toEqual({ orderBy: 'visible-desc' });
    expect(
      deskQueryOf({
        ...deskFilter.whole,
        view: 'a-paraitre',
        title: ' tartuffe ',
        year: '1998',
        type: 'ADO',
      }),
    ).toEqual({
      orderBy: 'visible-desc',
      title: 'tartuffe',
      year: 1998,
      spectacleType: 'ADO',
      invisibleOnly: true,
    });
  });

  it('asks nothing while its year is none', () => {
    expect(deskQueryOf({ ...deskFilter.whole, year: '199' })).toBeNull();
  });

  it('counts what narrows it, the title apart', () => {
    expect(
      deskFilter.countActive({
        ...deskFilter.whole,
        title: 'tartuffe',
        author: ' ',
        year: '1998',
        type: 'ADO',
      }),
    ).toBe(2);
  });
});
