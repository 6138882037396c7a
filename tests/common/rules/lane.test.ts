import { describe, expect, test } from 'vitest';
import { draftOf, laneOf, lanesOf, readLane } from '#common/rules/lane';

const uuid = '0190a000-0000-7000-8000-000000000004';

describe('a lane', () => {
  test('is named by its noun and the key of the thing', () => {
    expect(laneOf('free-ticket-demand', uuid)).toBe(`free-ticket-demand:${uuid}`);
  });

  test('tells again what it was made of', () => {
    expect(readLane(laneOf('free-ticket', uuid))).toEqual({ noun: 'free-ticket', key: uuid });
  });

  test('that names no thing has an empty key', () => {
    expect(readLane('news')).toEqual({ noun: 'news', key: '' });
  });

  test('begins as all of its noun do, and as none of a noun whose name goes on', () => {
    const lanes = [laneOf('free-ticket', uuid), laneOf('free-ticket-demand', uuid)];
    expect(lanes.filter((lane) => lane.startsWith(lanesOf('free-ticket')))).toEqual([lanes[0]]);
  });

  test('is named as the draft of its thing, and no picture’s bytes are among the words of pictures', () => {
    expect(draftOf('news', uuid)).toBe(laneOf('news', uuid));
    expect(draftOf('photo-file', uuid).startsWith(lanesOf('photo'))).toBe(false);
  });
});
