import { useState } from 'react';
import { MAX_DEMANDED_SEATS } from '#common/contract/tickets/free-ticket-demand';
import { NumberField } from '../../ui/field/number-field';
import { TextField } from '../../ui/field/text-field';
import { nameFault, resized, type SeatNames } from './seat-names';
import styles from './tickets.module.css';

interface SeatNameFieldsProps {
  typed: SeatNames;
  /** It was to be sent: all faults are shown. */
  isTried: boolean;
  onChange: (typed: SeatNames) => void;
}

/** The number of seats, and the name for each. */
export function SeatNameFields({ typed: { names, unread }, isTried, onChange }: SeatNameFieldsProps) {
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const touch = (rank: number) => setTouched((before) => new Set(before).add(rank));
  return (
    <>
      <NumberField
        variant="stepper"
        label="Nombre de places"
        hint={`${MAX_DEMANDED_SEATS} au plus, un billet par place.`}
        minValue={1}
        maxValue={MAX_DEMANDED_SEATS}
        value={unread ?? names.length}
        onChange={(seats) =>
          onChange(
            typeof seats === 'string'
              ? { names, unread: seats }
              : { names: resized(names, seats ?? 1), unread: undefined },
          )
        }
      />
      <fieldset className={styles.names}>
        <legend className="visually-hidden">Un nom par place</legend>
        {names.map((name, rank) => (
          <TextField
            key={rank}
            label={names.length === 1 ? 'Au nom de' : `Place ${rank + 1}, au nom de`}
            autoComplete="off"
            autoCapitalize="words"
            value={name}
            error={isTried || touched.has(rank) ? nameFault(name) : undefined}
            onChange={(text) => {
              onChange({ names: names.map((other, place) => (place === rank ? text : other)), unread });
              touch(rank);
            }}
            onBlur={() => touch(rank)}
          />
        ))}
      </fieldset>
    </>
  );
}
