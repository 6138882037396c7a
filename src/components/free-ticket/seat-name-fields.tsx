import { useState } from 'react';
import { MAX_DEMANDED_SEATS } from '#common/contract/tickets/free-ticket-demand';
import { NumberField } from '../../ui/field/number-field';
import { TextField } from '../../ui/field/text-field';
import { nameFault, resized } from './seat-names';
import styles from './tickets.module.css';

interface SeatNameFieldsProps {
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
}

/** The number of seats, and the name for each. */
export function SeatNameFields({ names, onChange }: SeatNameFieldsProps) {
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
        value={names.length}
        onChange={(seats) => onChange(resized(names, seats))}
      />
      <fieldset className={styles.names}>
        <legend className="visually-hidden">Un nom par place</legend>
        {names.map((name, rank) => (
          <TextField
            key={rank}
            label={names.length === 1 ? 'Au nom de' : `Place ${rank + 1}, au nom de`}
            maxLength={100}
            autoComplete="off"
            value={name}
            error={touched.has(rank) ? nameFault(name) : undefined}
            onChange={(text) => {
              onChange(names.map((other, place) => (place === rank ? text : other)));
              touch(rank);
            }}
            onBlur={() => touch(rank)}
          />
        ))}
      </fieldset>
    </>
  );
}
