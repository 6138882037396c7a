import { expect, test, vi } from 'vitest';
import { must } from '#common/base/must';
import { useSearchKey } from '../../../../src/components/layout/use-search-key';
import { mounted } from '../../mounted';

test('what a browser fills in by itself comes with a key that is none, and breaks nothing', () => {
  const listeners = new Map<string, (event: Event) => void>();
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('addEventListener', listeners.set.bind(listeners));
  mounted(useSearchKey);
  const follow = must(listeners.get('keydown'), 'who listens to keys');
  expect(() => follow(new Event('keydown'))).not.toThrow();
});
