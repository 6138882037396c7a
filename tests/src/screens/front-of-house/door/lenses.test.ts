import { describe, expect, test } from 'vitest';
import {
  type Lens,
  lensAfter,
  lensFor,
  rearLenses,
} from '../../../../../src/screens/front-of-house/door/lenses';

const lens = (name: string, nearest?: number): Lens => ({ id: `id of ${name}`, name, nearest });
const nameOf = (lenses: readonly Lens[], chosen: string | null = null, opened?: string) =>
  lensFor(lenses, chosen, opened === undefined ? undefined : `id of ${opened}`)?.name;

describe('the rear lenses', () => {
  const device = (label: string, facing?: string, kind: MediaDeviceKind = 'videoinput') => ({
    kind,
    label,
    deviceId: `id of ${label}`,
    ...(facing !== undefined && { getCapabilities: () => ({ facingMode: [facing] }) }),
  });

  test('are known by what the browser tells, else by their names', () => {
    const found = rearLenses([
      device('camera2 1, facing front', 'user'),
      device('camera2 0, facing back', 'environment'),
      device('Caméra avant'),
      device('Caméra arrière ultra grand-angle'),
      device('Back Camera'),
      device('Micro arrière', undefined, 'audioinput'),
    ]);
    expect(found.map(({ name }) => name)).toEqual([
      'camera2 0, facing back',
      'Caméra arrière ultra grand-angle',
      'Back Camera',
    ]);
  });

  test('are none before a camera is allowed, when names are hidden', () => {
    expect(rearLenses([device('', 'environment')])).toEqual([]);
  });
});

describe('a ticket is read', () => {
  const iphone = [
    lens('Caméra arrière'),
    lens('Téléobjectif arrière'),
    lens('Caméra arrière double grand angle'),
    lens('Triple caméra arrière'),
  ];
  const android = [lens('camera2 2, facing back', 0.3), lens('camera2 0, facing back', 0.07)];

  test('by the one of an iPhone that changes to the near lens by itself', () => {
    expect(nameOf(iphone.slice(0, 3), null, 'Caméra arrière')).toBe('Caméra arrière double grand angle');
    expect(nameOf(iphone, null, 'Triple caméra arrière')).toBe('Triple caméra arrière');
    expect(nameOf([lens('Back Camera'), lens('Back Triple Camera')], null, 'Back Camera')).toBe(
      'Back Triple Camera',
    );
  });

  test('by the one that sees nearest, where browsers tell', () => {
    expect(nameOf(android, null, 'camera2 2, facing back')).toBe('camera2 0, facing back');
    expect(nameOf(android, null, 'camera2 0, facing back')).toBe('camera2 0, facing back');
  });

  test('by the one that the browser took, where nothing is known', () => {
    const unknown = [lens('Back Camera'), lens('Back Telephoto Camera')];
    expect(nameOf(unknown, null, 'Back Telephoto Camera')).toBe('Back Telephoto Camera');
    expect(nameOf(unknown)).toBeUndefined();
  });

  test('by the one that was chosen, as long as it is there', () => {
    expect(nameOf(iphone, 'Téléobjectif arrière', 'Triple caméra arrière')).toBe('Téléobjectif arrière');
    expect(nameOf(android, 'Téléobjectif arrière', 'camera2 0, facing back')).toBe('camera2 0, facing back');
  });
});

test('choosing goes round', () => {
  const lenses = [lens('une'), lens('deux')];
  expect(lensAfter(lenses, 'id of une')?.name).toBe('deux');
  expect(lensAfter(lenses, 'id of deux')?.name).toBe('une');
});
