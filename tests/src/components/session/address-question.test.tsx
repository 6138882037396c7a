import { type ReactElement, type ReactNode, act, isValidElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { succeed } from '#common/base/result';
import { askServer } from '../../../../src/bridge/calls';
import { FindBookings } from '../../../../src/screens/booking/find-bookings';
import { ForgottenPassword } from '../../../../src/screens/account/forgotten-password';
import { mounted } from '../../mounted';
import { storageInMemory } from '../../state/sessions';

vi.mock('../../../../src/bridge/calls', () => ({ askServer: vi.fn() }));

beforeEach(() => void vi.mocked(askServer).mockReset());

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('history', {});
});

interface Props {
  readonly children?: ReactNode;
  readonly meant?: string;
  readonly onChange?: (value: string) => void;
  readonly onSubmit?: (event: object) => void;
}

/** The first element with this property, wherever it stands in what is drawn. */
function partWith(name: keyof Props, drawn: ReactNode): Props | undefined {
  for (const part of Array.isArray(drawn) ? drawn : [drawn]) {
    if (!isValidElement<Props>(part)) continue;
    const found = part.props[name] === undefined ? partWith(name, part.props.children) : part.props;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is drawn, as words; those of components are left out. */
function wordsOf(drawn: ReactNode): string {
  if (Array.isArray(drawn)) return drawn.map(wordsOf).join('');
  return isValidElement<Props>(drawn) ? wordsOf(drawn.props.children) : String(drawn);
}

/** The form of a page that frames it. */
const formOf = (page: ReactElement<{ children: ReactElement<object, () => ReactNode> }>) =>
  page.props.children.type();

test.each<[string, () => ReactNode]>([
  ['Renvoyer mon billet', FindBookings],
  ['Mot de passe oublié', () => formOf(ForgottenPassword())],
])('before anything is sent, %s asks about an address whose host looks misspelt', async (_, draw) => {
  const drawn = mounted(draw);
  act(() => partWith('onChange', drawn())?.onChange?.('odette@gmial.com'));
  await act(async () => partWith('onSubmit', drawn())?.onSubmit?.({ preventDefault: () => undefined }));
  expect(partWith('meant', drawn())?.meant).toBe('odette@gmail.com');
  expect(askServer).not.toHaveBeenCalled();
});

test('that a ticket was sent to an address is no longer said once another one is typed', async () => {
  vi.mocked(askServer).mockResolvedValue(succeed(null));
  const drawn = mounted(FindBookings);
  const type = (email: string) => act(() => partWith('onChange', drawn())?.onChange?.(email));
  const said = () => wordsOf(drawn()).includes('le mail y repart maintenant');
  type('odette@orange.fr');
  await act(async () => partWith('onSubmit', drawn())?.onSubmit?.({ preventDefault: () => undefined }));
  expect(said()).toBe(true);
  type('odette@gmial.com');
  expect(said()).toBe(false);
});
