import { type ComponentProps, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { DateFieldStateContext, DateSegment } from 'react-aria-components/DateField';
import { classNames } from '../class-names';
import styles from './date-field.module.css';

/** A part of a date, in which a separator moves on to the next part, and a month is typed by its name too. */
export function TypedSegment({ segment }: Pick<ComponentProps<typeof DateSegment>, 'segment'>) {
  const state = useContext(DateFieldStateContext);
  const ref = useRef<HTMLSpanElement>(null);
  const typed = useRef('');
  /** The part before moves on by itself once it is full: a separator after it has nothing to do. */
  function separate(event: Event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (typed.current !== '') nextPart(ref.current)?.focus();
  }
  const type = useEffectEvent((event: InputEvent) => {
    const { data } = event;
    if (data === null) return;
    if (/^[\s/.:,h-]$/i.test(data) && !isOfMonth(typed.current + data)) return separate(event);
    typed.current += data;
    if (segment.type !== 'month' || !/^\p{L}+$/u.test(typed.current)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const [month, ...others] = monthsFrom(typed.current);
    if (month !== undefined && others.length === 0) state?.setSegment('month', month);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === ' ') separate(event);
  });
  useEffect(() => {
    const part = ref.current;
    const end = new AbortController();
    const { signal } = end;
    part?.addEventListener('focus', () => (typed.current = ''), { signal });
    // Before the library's own listener, which takes digits only.
    part?.addEventListener('beforeinput', (event) => type(event), { signal, capture: true });
    // Its group takes a space for a press.
    part?.addEventListener('keydown', (event) => press(event), { signal, capture: true });
    return () => end.abort();
  }, []);
  return <DateSegment ref={ref} segment={segment} className={classNames(styles.segment)} />;
}

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const monthName = new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => plain(monthName.format(Date.UTC(2026, month, 15))));

/** The numbers of the months whose names begin like this. */
const monthsFrom = (typed: string) =>
  months.flatMap((name, month) => (name.startsWith(plain(typed)) ? [month + 1] : []));

const isOfMonth = (typed: string) => /^\p{L}+$/u.test(typed) && monthsFrom(typed).length > 0;

function nextPart(part: HTMLElement | null): HTMLElement | null {
  const parts = [
    ...(part?.parentElement?.querySelectorAll<HTMLElement>('[data-type]:not([data-type="literal"])') ?? []),
  ];
  return parts[parts.findIndex((other) => other === part) + 1] ?? null;
}
