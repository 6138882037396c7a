import { afterEach, describe, expect, it } from 'vitest';
import { changeNetwork, syncAtom } from '../../../src/state/connection';
import { store } from '../../../src/state/store';

const told = { ...store.get(syncAtom), line: 'online', waiting: 3 } as const;

afterEach(() => changeNetwork(true));

describe('the line', () => {
  it('is down as soon as the browser knows of no network, whatever the worker last met', () => {
    store.set(syncAtom, told);
    changeNetwork(false);
    expect(store.get(syncAtom)).toEqual({ ...told, line: 'offline' });
  });

  it('is what the worker last met when the network is back', () => {
    store.set(syncAtom, told);
    changeNetwork(false);
    changeNetwork(true);
    expect(store.get(syncAtom)).toEqual(told);
  });
});
