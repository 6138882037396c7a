import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LocationSheet } from '../../../../../src/screens/desk/agenda/location-sheet';
import { PlacePart } from '../../../../../src/screens/desk/agenda/place-part';

const saved: LocationSheet = {
  locationName: 'Salle des fêtes',
  locationDescription: 'Derrière la mairie',
  locationLink: '',
  locationAddress: '',
  locationParking: '',
  locationAccess: '',
};
const HINT = 'Écrit pour «\u00a0Salle des fêtes\u00a0»\u00a0: à corriger si cela ne vaut plus.';

const partOf = (changed: Partial<LocationSheet>, before: LocationSheet | null = saved) =>
  renderToStaticMarkup(
    <PlacePart
      fields={{
        sheet: { ...saved, ...changed },
        change: () => undefined,
        touch: () => undefined,
        errorAt: () => undefined,
      }}
      saved={before}
    />,
  );

test('a new place points at the way to the one before, until that is changed too', () => {
  expect(partOf({ locationName: 'Gymnase' })).toContain(HINT);
  expect(partOf({ locationName: 'Gymnase', locationDescription: '2, rue du Stade' })).not.toContain(
    'Écrit pour',
  );
  expect(partOf({})).not.toContain('Écrit pour');
  expect(partOf({ locationName: 'Gymnase' }, null)).not.toContain('Écrit pour');
});
