import type { Device, OfflineYears } from '#mirror/device';
import type { KeepWish } from '../api';

const nothing: OfflineYears = { name: 'kept-years', years: [], pause: null };

/** Stores a wish, merged with the earlier ones. */
export function noteWish({ database, facts }: Device, wish: KeepWish): Promise<void> {
  return database.transaction('rw', facts, async () => {
    const before = await facts.get('kept-years');
    await facts.put(wishedFor(before?.name === 'kept-years' ? before : nothing, wish));
  });
}

function wishedFor(before: OfflineYears, wish: KeepWish): OfflineYears {
  switch (wish.kind) {
    case 'keep':
      return { ...before, years: [...new Set([...before.years, ...wish.years])], pause: null };
    case 'release': {
      const years = before.years.filter((year) => !wish.years.includes(year));
      // There is room again, so a pause for a full disk ends; a person's own pause stays.
      return { ...before, years, pause: before.pause === 'person' && years.length > 0 ? 'person' : null };
    }
    case 'pause':
      return { ...before, pause: 'person' };
    case 'resume':
      return { ...before, pause: null };
  }
}

/** Pauses because there is no more room, until the person makes some. */
export function noteFull({ database, facts }: Device): Promise<void> {
  return database.transaction('rw', facts, async () => {
    const before = await facts.get('kept-years');
    if (before?.name === 'kept-years') await facts.put({ ...before, pause: 'full' });
  });
}

/** Deletes the record once no year is wanted: this device is then like one that was never asked. */
export function forgetWishes({ database, facts }: Device): Promise<void> {
  return database.transaction('rw', facts, async () => {
    const before = await facts.get('kept-years');
    if (before?.name === 'kept-years' && before.years.length === 0) await facts.delete('kept-years');
  });
}
