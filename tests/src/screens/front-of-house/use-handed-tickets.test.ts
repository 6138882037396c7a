import { base64url } from 'jose';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { succeed } from '#common/base/result';
import { askServer } from '../../../../src/bridge/calls';
import { indexTickets } from '../../../../src/screens/front-of-house/door-index';
import {
  type HandedTickets,
  useHandedTickets,
} from '../../../../src/screens/front-of-house/use-handed-tickets';
import { warn } from '../../../../src/state/notices';
import { doorTicket } from '../../../support/door-rows';
import { mounted } from '../../mounted';

vi.mock('../../../../src/bridge/calls', () => ({ askServer: vi.fn() }));
vi.mock('../../../../src/bridge/read-picture-codes', () => ({ readPictureCodes: vi.fn() }));
vi.mock('../../../../src/state/notices', () => ({ warn: vi.fn() }));

const held = doorTicket({ uuid: '0190a000-0000-7000-8000-0000b0f05ac8', name: 'Odile Le Goff' });
const link = 'https://theatre.example/reservations/ma-reservation/0190a000-0000-7000-8000-0000000000a1';

const coded = (payload: unknown) => base64url.encode(JSON.stringify(payload));
const claims = {
  t: held.uuid,
  d: '0190a000-0000-7000-8000-0000000000d1',
  k: 'booking',
  n: 2,
  x: 1_800_000_000,
};
const code = `${coded({ alg: 'ES256' })}.${coded(claims)}.c2lnbmF0dXJl`;

let open: (what: string | null) => void;
let given: string[];
let handed: () => HandedTickets;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('addEventListener', vi.fn());
  given = [];
  const tickets = indexTickets([held]);
  handed = mounted(() => {
    const [opened, setOpened] = useState<string | null>(null);
    open = (what) => act(() => setOpened(what));
    return useHandedTickets({
      tickets,
      opened,
      onCode: (text) => given.push(text),
      onTicket: ({ name }) => given.push(name),
      onWords: (words) => given.push(words),
    });
  });
});

/** Gives the link of a booking; what the server answers comes when the function is called. */
function giveLink(): () => Promise<void> {
  let answer = () => {};
  const asked = new Promise<unknown>((resolve) => {
    answer = () => resolve(succeed({ firstname: 'Odile', name: 'Le Goff', code }));
  });
  vi.mocked(askServer).mockReturnValue(asked as ReturnType<typeof askServer>);
  act(() => handed().readText(link));
  return () => act(async () => answer());
}

test.each([
  ['nothing is open', null, null],
  ['what was open still is', 'search', 'search'],
  ['what was open is closed', 'search', null],
])('the link of a booking opens its ticket if, once the server has answered, %s', async (_, first, then) => {
  open(first);
  const answer = giveLink();
  open(then);
  await answer();
  expect(given).toEqual([code]);
  expect(warn).not.toHaveBeenCalled();
});

test('it opens over nothing that was begun meanwhile, and says so', async () => {
  const answer = giveLink();
  open('the payment of somebody else');
  await answer();
  expect(given).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/Présentez-le encore\.$/));
});
