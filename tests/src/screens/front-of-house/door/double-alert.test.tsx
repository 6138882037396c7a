import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { DoubleAlert } from '../../../../../src/screens/front-of-house/door/double-alert';
import { storageInMemory } from '../../../state/sessions';
import { doorScan } from '../../../../support/door-rows';

const entry = (uuid: string, device: string, status: DoorScanRow['status']) =>
  doorScan({ uuid, device, deviceName: device, status });
const scans = [entry('un', 'Porte A', 'accepted'), entry('deux', 'Porte B', 'duplicate')];
const told = () =>
  renderToStaticMarkup(
    <DoubleAlert scans={scans} device="Porte A" nameOf={() => 'Camille Aubry'} place={{ current: null }} />,
  );

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
});

test('a ticket that came in by two doors is told', () => {
  expect(told()).toContain('Camille Aubry');
});

test('what was seen is not told again when the door is opened anew', () => {
  localStorage.setItem('seen-doubles', 'autre deux');
  expect(told()).toBe('');
});
