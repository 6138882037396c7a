import { describe, expect, test } from 'vitest';
import type { WriteToAttend } from '#worker/api';
import { isLongTried, moreTrouble } from '#worker/queue/trouble';
import { file, openWithFiles } from './file-stage';
import { colette, entryScan, error, newsWrite, nothingNew, openAsColette } from '../worker-stage';

const MINUTE = 60_000;
type Stage = Pick<
  Awaited<ReturnType<typeof openAsColette>>,
  'worker' | 'pass' | 'isSilent' | 'surroundings' | 'state'
>;

/** The device goes on for so many minutes, and synchronises every four of them; what gets no answer waits for its deadline. */
async function goOn({ worker, pass, isSilent, surroundings }: Stage, minutes: number): Promise<void> {
  const end = surroundings.now() + minutes * MINUTE;
  while (surroundings.now() < end) {
    pass(4 * MINUTE);
    const round = worker.synchronise().then(() => 'over');
    const turn = () => new Promise((resolve) => setTimeout(resolve));
    while ((await Promise.race([round, turn()])) !== 'over') if (isSilent()) pass(500);
  }
}
const toAttend = ({ state }: Stage): readonly WriteToAttend[] => state()?.toAttend ?? [];

describe('what is tried for an hour', () => {
  test('is told with what the server says, and leaves when it is taken at last', async () => {
    let isWell = false;
    const stage = await openAsColette({
      'POST /api/news': () =>
        isWell ? { status: 201, body: { version: 'v1' } } : { status: 500, body: error('internal') },
    });
    await stage.worker.enqueue(newsWrite, colette.uuid);
    await goOn(stage, 50);
    expect(toAttend(stage)).toEqual([]);
    await goOn(stage, 15);
    expect(toAttend(stage)).toMatchObject([
      { label: 'Brève « Rideau »', reason: 'trying', error: { code: 'internal' } },
    ]);
    expect(stage.state()?.waiting).toBe(1);
    isWell = true;
    await goOn(stage, 1);
    expect([toAttend(stage), stage.state()?.waiting]).toEqual([[], 0]);
  });

  test('is told also where the server answers all but this', async () => {
    const stage = await openAsColette();
    await stage.worker.enqueue(newsWrite, colette.uuid);
    await goOn(stage, 75);
    expect(toAttend(stage)).toMatchObject([{ reason: 'trying', error: null }]);
  });

  test('is told of each where several get no answer, scans too', async () => {
    const stage = await openAsColette();
    const other = '0190a000-0000-7000-8000-0000000000a2';
    await stage.worker.enqueue(newsWrite, colette.uuid);
    await stage.worker.enqueue(
      {
        ...newsWrite,
        body: { ...newsWrite.body, uuid: other },
        lane: `news:${other}`,
      },
      colette.uuid,
    );
    await stage.worker.enqueueScan(entryScan());
    await goOn(stage, 85);
    expect(toAttend(stage)).toMatchObject([
      { label: 'Brève « Rideau »', reason: 'trying' },
      { label: 'Brève « Rideau »', reason: 'trying' },
      { label: 'Scan de 20 h 29', reason: 'trying' },
    ]);
  });

  test('is told also of a scan that the server answers others without', async () => {
    const stage = await openAsColette({ 'POST /api/scans': () => ({ status: 200, body: { results: [] } }) });
    await stage.worker.enqueueScan(entryScan());
    await goOn(stage, 75);
    expect(toAttend(stage)).toMatchObject([{ label: 'Scan de 20 h 29', reason: 'trying', error: null }]);
  });

  test('is told also of a file whose parts a proxy turns away', async () => {
    const tooLarge = { status: 413, body: '<h1>413 Request Entity Too Large</h1>', isOurs: false };
    const stage = await openWithFiles(undefined, {
      'PUT /api/uploads/*': () => tooLarge,
      'GET /api/uploads/*': () => ({ status: 200, body: { received: 0 } }),
    });
    await stage.worker.enqueueFile(file, colette.uuid);
    // What sends files is loaded with the first one, which takes no time of the stage's clock.
    await expect.poll(() => stage.sentTo('PUT', '/api/uploads').length).toBeGreaterThan(0);
    await goOn(stage, 85);
    expect(toAttend(stage)).toMatchObject([{ label: file.label, reason: 'trying', error: null }]);
  });

  test('is no fault of what waits on a device without a network', async () => {
    const stage = await openAsColette({ 'POST /api/changes': () => 'silence' });
    await stage.worker.enqueue(newsWrite, colette.uuid);
    await goOn(stage, 120);
    expect(toAttend(stage)).toEqual([]);
  });

  test('is tried as if it were new when the person asks for it', async () => {
    const stage = await openAsColette({ 'POST /api/news': () => ({ status: 500, body: error('internal') }) });
    await stage.worker.enqueue(newsWrite, colette.uuid);
    await goOn(stage, 65);
    const [told] = toAttend(stage);
    const before = stage.sentTo('POST', '/api/news').length;
    await stage.worker.retryWrite(told?.key ?? '');
    expect(stage.sentTo('POST', '/api/news').length).toBeGreaterThan(before);
    expect([toAttend(stage), stage.state()?.waiting]).toEqual([[], 1]);
  });

  test('is sent no more once it is given up', async () => {
    const stage = await openAsColette({ 'POST /api/news': () => ({ status: 500, body: error('internal') }) });
    await stage.worker.enqueue(newsWrite, colette.uuid);
    await goOn(stage, 65);
    await stage.worker.discardWrite(toAttend(stage)[0]?.key ?? '');
    const before = stage.sentTo('POST', '/api/news').length;
    await goOn(stage, 3);
    expect(stage.sentTo('POST', '/api/news')).toHaveLength(before);
    expect([toAttend(stage), stage.state()?.waiting]).toEqual([[], 0]);
  });

  test('is told once of scans that go together, and no scan is given up', async () => {
    const stage = await openAsColette({
      'POST /api/scans': () => ({ status: 500, body: error('internal') }),
    });
    await stage.worker.enqueueScan(entryScan());
    await stage.worker.enqueueScan(entryScan({ ticket: '0190a000-0000-7000-8000-0000000000b2' }));
    await goOn(stage, 65);
    const told = toAttend(stage);
    expect(told).toMatchObject([{ label: '2 scans depuis 20 h 29', reason: 'trying', lane: null }]);
    await stage.worker.discardWrite(told[0]?.key ?? '');
    expect(stage.state()?.waiting).toBe(2);
    await stage.worker.retryWrite(told[0]?.key ?? '');
    expect([toAttend(stage), stage.state()?.waiting]).toEqual([[], 2]);
  });
});

test('what the server says it has is not to be given up, though each answer about it is lost', async () => {
  let known = false;
  const stage = await openAsColette({
    'POST /api/news': () => 'silence',
    'POST /api/changes': ({ body }) => {
      const { unsettled } = body as { unsettled: string[] };
      return { status: 200, body: { ...nothingNew, ...(known && { settled: unsettled }) } };
    },
  });
  await stage.worker.enqueue(newsWrite, colette.uuid);
  await goOn(stage, 75);
  expect(toAttend(stage)).toMatchObject([{ reason: 'trying', error: null }]);
  known = true;
  await goOn(stage, 5);
  expect([toAttend(stage), stage.state()?.waiting]).toEqual([[], 1]);
});

test('what was refused is no refusal once the server says that it has it: it was delivered twice', async () => {
  let isTwice = false;
  const stage = await openAsColette({
    'POST /api/news': () => ({ status: 409, body: error('wrong-state') }),
    'POST /api/changes': ({ body }) => {
      const { unsettled } = body as { unsettled: string[] };
      return { status: 200, body: { ...nothingNew, ...(isTwice && { settled: unsettled }) } };
    },
  });
  await stage.worker.enqueue(newsWrite, colette.uuid);
  await stage.worker.synchronise();
  expect(toAttend(stage)).toMatchObject([{ reason: 'attend', error: { code: 'wrong-state' } }]);
  isTwice = true;
  await stage.worker.synchronise();
  expect([toAttend(stage), stage.state()?.waiting]).toEqual([[], 0]);
});

test('a device that slept for hours between two tries has not tried for hours', () => {
  const evening = new Date('2026-11-21T20:30:00+01:00');
  const morning = new Date('2026-11-22T08:30:00+01:00');
  const trouble = moreTrouble(moreTrouble(undefined, null, evening), null, morning);
  expect(isLongTried({ state: 'queued', trouble })).toBe(false);
});
