import type { Device, KeptYears } from '#mirror/device';
import type { KeepWish } from '../api';

const nothing: KeptYears = { name: 'kept-years', years: [], pause: null };

/** Writes a wish down, beside those of before. */
export function noteWish({ database, facts }: Device, wish: KeepWish): Promise<void> {
  return database.transaction('rw', facts, async () => {
    const before = await facts.get('kept-years');
    await facts.put(wishedFor(before?.name === 'kept-years' ? before : nothing, wish));
  });
}

function wishedFor(before: KeptYears, wish: KeepWish): KeptYears {
  switch (wish.kind) {
    case 'keep':
      return { ...before, years: [...new Set([...before.years, ...wish.years])], pause: null };
    case 'release': {
      const years = before.years.filter((year) => !wish.years.includes(year));
      // There is room again, and who stopped it wants it stopped.
      return { ...before, years, pause: before.pause === 'person' && years.length > 0 ? 'person' : null };
    }
    case 'pause':
      return { ...before, pause: 'person' };
    case 'resume':
      return { ...before, pause: null };
  }
}

/** There is no more room: nothing comes until the person makes some. */
export function noteFull({ database, facts }: Device): Promise<void> {
  return database.transaction('rw', facts, async () => {
    const before = await facts.get('kept-years');
    if (before?.name === 'kept-years') await facts.put({ ...before, pause: 'full' });
  });
}

/** Nothing is wanted and nothing is here: this device is like one that was never asked. */
export function forgetWishes({ database, facts }: Device): Promise<void> {
  return database.transaction('rw', facts, async () => {
    const before = await facts.get('kept-years');
    if (before?.name === 'kept-years' && before.years.length === 0) await facts.delete('kept-years');
  });
}
