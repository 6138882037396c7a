import { describe, expect, test } from 'vitest';
import { VISITOR, openOutbox } from '#mirror/outbox';
import { dateUuid, error, openAsColette, openWorker } from '../worker-stage';

describe('what a visitor sends', () => {
  const letter = {
    call: 'sendContactMessage',
    params: {},
    body: {
      uuid: '1',
      name: 'Rémi Coste',
      email: 'remi@public.example',
      message: 'Jouez-vous encore ce soir ?',
    },
    lane: 'contact:1',
    base: null,
    label: 'Message à l’association',
  } as const;

  test('waits without a network and without a login, and leaves once', async () => {
    let inLine = false;
    const { worker, sentTo, state, pass } = await openWorker({
      'POST /api/contacts': () => (inLine ? { status: 204 } : 'silence'),
    });
    expect(await worker.enqueue(letter, null)).toMatchObject({ ok: true });
    await expect.poll(() => [state()?.visitorWrites, sentTo('POST', '/api/contacts').length]).toEqual([1, 1]);
    inLine = true;
    pass(8_500);
    await worker.synchronise();
    await worker.synchronise();
    const sent = sentTo('POST', '/api/contacts').map(({ headers }) => headers.get('Idempotency-Key'));
    expect([state()?.visitorWrites, sent.length, new Set(sent).size]).toEqual([0, 2, 1]);
  });

  test('is one message, if its page did not learn that it was saved and saves it again', async () => {
    const { worker, sentTo, state } = await openWorker({ 'POST /api/contacts': () => 'silence' });
    const first = await worker.enqueue(letter, null);
    await expect.poll(() => sentTo('POST', '/api/contacts').length).toBe(1);
    expect(await worker.enqueue(letter, null)).toEqual(first);
    expect(state()?.visitorWrites).toBe(1);
  });

  test('leaves in nobody’s name, also when somebody logs in', async () => {
    const { worker, sentTo } = await openAsColette({ 'POST /api/contacts': () => ({ status: 204 }) });
    await worker.enqueue(letter, null);
    await worker.synchronise();
    const [sent, ...others] = sentTo('POST', '/api/contacts');
    expect(others).toEqual([]);
    expect(sent?.headers.get('Authorization')).toBeNull();
  });

  test('is nobody’s business: it is counted apart from what a person wrote, and gone once the server has it', async () => {
    let inLine = false;
    const { worker, surroundings, state, pass } = await openAsColette({
      'POST /api/contacts': () => (inLine ? { status: 204 } : 'silence'),
    });
    await worker.enqueue(letter, null);
    await expect.poll(() => state()).toMatchObject({ waiting: 0, visitorWrites: 1 });
    inLine = true;
    pass(8_500);
    await worker.synchronise();
    await worker.synchronise();
    expect(state()).toMatchObject({ waiting: 0, visitorWrites: 0 });
    expect(await openOutbox(VISITOR, surroundings.storage).writes.toArray()).toEqual([]);
  });

  test('is a booking or a message: bookings are counted by themselves', async () => {
    const { worker, state } = await openWorker();
    await worker.enqueue(letter, null);
    const { name, email } = letter.body;
    const body = { dateUuid, name, firstname: 'Rémi', email, seats: [], terms: true } as const;
    await worker.enqueue(
      { ...letter, call: 'createBooking', body, lane: 'booking:2', label: 'Réservation' },
      null,
    );
    await expect.poll(() => state()).toMatchObject({ visitorWrites: 2, visitorBookings: 1 });
  });

  test('can be taken back while it waits, and does not leave any more', async () => {
    const { worker, surroundings, sentTo, state, pass } = await openWorker({
      'POST /api/contacts': () => 'silence',
    });
    const saved = await worker.enqueue(letter, null);
    await expect.poll(() => sentTo('POST', '/api/contacts').length).toBe(1);
    await worker.discardWrite(saved.ok ? saved.value.key : '');
    expect(state()?.visitorWrites).toBe(0);
    pass(8_500);
    await worker.synchronise();
    expect(sentTo('POST', '/api/contacts')).toHaveLength(1);
    expect(await openOutbox(VISITOR, surroundings.storage).writes.toArray()).toEqual([]);
  });

  test.each([
    ['accepted', { status: 204 }],
    ['refused', { status: 400, body: error('invalid-field') }],
  ])('taken back while it is on its way stays so, also if it is %s then', async (_, said) => {
    let lets = () => {};
    const gate = new Promise<void>((resolve) => (lets = resolve));
    const { worker, sentTo, state } = await openWorker({
      'POST /api/contacts': () => gate.then(() => said),
    });
    const saved = await worker.enqueue(letter, null);
    await expect.poll(() => sentTo('POST', '/api/contacts').length).toBe(1);
    await worker.discardWrite(saved.ok ? saved.value.key : '');
    lets();
    await worker.synchronise();
    expect(state()).toMatchObject({ visitorWrites: 0, toAttend: [] });
    expect(sentTo('POST', '/api/contacts')).toHaveLength(1);
  });

  test('that the server refuses is shown, sent again or given up, by whoever is there', async () => {
    let refuses = true;
    const { worker, state } = await openWorker({
      'POST /api/contacts': () => (refuses ? { status: 400, body: error('invalid-field') } : { status: 204 }),
    });
    const first = await worker.enqueue(letter, null);
    await worker.synchronise();
    expect(state()?.toAttend).toMatchObject([{ label: letter.label, reason: 'attend' }]);
    await worker.discardWrite(first.ok ? first.value.key : '');
    expect(state()?.toAttend).toEqual([]);
    const second = await worker.enqueue(letter, null);
    await worker.synchronise();
    refuses = false;
    await worker.retryWrite(second.ok ? second.value.key : '');
    expect(state()).toMatchObject({ visitorWrites: 0, toAttend: [] });
  });
});
