import { openSession } from './enter';

/** The office gives a member a free ticket of a date, as if they had asked for it. */
export async function giveFreeTicket(origin: string, owner: string, dateUuid?: string): Promise<void> {
  const { token } = await openSession(origin, 'resa@theatre.example');
  const send = async (method: string, path: string, body: object): Promise<{ uuid: string }> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.json();
  };
  const names = [`Invitée ${crypto.randomUUID().slice(0, 6)}`];
  const { uuid } = await send('POST', '/api/office-free-ticket-demands', {
    dateUuid,
    owner: { uuid: owner },
    names,
  });
  await send('PUT', `/api/free-ticket-demands/${uuid}`, { state: { code: 'ACCEPTEE' } });
}
