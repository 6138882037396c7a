import { describe, expect, it } from 'vitest';
import { actionsOn } from '../../../../../src/screens/desk/list/desk-actions';

const uuid = '01890000-0000-7000-8000-000000000001';

describe('what may be done with an item', () => {
  it('is to show it by a link, while it is not public', () => {
    expect(actionsOn({ uuid, slug: 'rideau' }, true)).toEqual(['preview', 'revisions', 'discard']);
    expect(actionsOn({ uuid, slug: 'rideau' }, false)).toEqual(['revisions', 'discard']);
  });

  it('is to discard it alone, while this device alone knows it', () => {
    expect(actionsOn({ uuid, slug: uuid }, true)).toEqual(['discard']);
  });
});
