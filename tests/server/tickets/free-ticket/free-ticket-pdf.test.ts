import { createPublicKey, randomUUID } from 'node:crypto';
import { compactVerify } from 'jose';
import { create } from 'qrcode';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { addAboutText } from '#server/content/about-text/about-text-repository';
import { write } from '#server/platform/database/transaction';
import { freeTicketPdf } from '#server/tickets/free-ticket/free-ticket-pdf';
import { findFreeTicket, ofAnyone } from '#server/tickets/free-ticket/free-ticket-repository';
import { signingKey } from '#server/tickets/ticket-code/ticket-key-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { after } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { paragraph } from '../../../support/news-draft';
import { paperDesk } from '../../../support/paper';

const stage = doorStage();
const paper = paperDesk();

beforeAll(async () => {
  await prepareSite(stage.database, 'Les Amis de la Scène');
  await write(stage.database, (transaction) =>
    addAboutText(transaction, {
      uuid: randomUUID(),
      slug: 'billet',
      type: 'BILLET',
      title: 'Lignes du billet',
      content: paragraph('Merci d’arriver un quart d’heure avant le lever de rideau.'),
      version: 1,
      lastAuthor: null,
      lastModified: after(0),
    }),
  );
});

async function pdfOf(uuid: string): Promise<string> {
  const ticket = must(await findFreeTicket(stage.database, ofAnyone(uuid)), 'the ticket');
  return paper.save((await freeTicketPdf(stage.database, ticket)).content);
}

describe('the ticket on paper', () => {
  test('bears all that a ticket must bear, with its accents', async () => {
    const words = await paper.wordsOf(await pdfOf(await stage.ticket({ name: 'Zoë Łukasz-Œuvrard' })));
    for (const expected of [
      'Les Amis de la Scène',
      'Le Dindon',
      'samedi 21 novembre 2026 à 20 h 30',
      'Ouverture des portes à 19 h 45',
      'Salle des fêtes, Vaubrun',
      'Gratuit – invitation',
      '0,00 €',
      'N° 0001',
      'Zoë Łukasz-Œuvrard',
      'Merci d’arriver un quart d’heure avant le lever de rideau.',
    ])
      expect(words).toContain(expected);
  });

  test('has a code of 61 modules at most, which a camera reads and our key has signed', async () => {
    const uuid = await stage.ticket();
    const code = await paper.codeOf(await pdfOf(uuid));
    expect(create(code, { errorCorrectionLevel: 'L' }).modules.size).toBeLessThanOrEqual(61);
    const { payload } = await compactVerify(code, createPublicKey(await signingKey(stage.database)), {
      algorithms: ['ES256'],
    });
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
      t: uuid,
      d: stage.evening.date,
      k: 'free',
      n: 1,
      x: Math.floor(new Date('2026-11-22T11:30:00+01:00').getTime() / 1000),
    });
    expect(await stage.sendOne({ code })).toMatchObject({ status: 'accepted', ticket: uuid });
  });

  test('embeds its fonts and stays on one page, however long its title', async () => {
    const uuid = await stage.ticket();
    await write(stage.database, async ({ database }) => {
      await database
        .updateTable('shows')
        .set({
          title: 'L’Impromptu de Versailles, suivi de La Critique de l’École des femmes et du Dépit amoureux',
        })
        .where('uuid', '=', stage.evening.show)
        .execute();
    });
    const file = await pdfOf(uuid);
    expect(await paper.factsOf(file)).toMatch(/Pages:\s+1\n/);
    const fonts = await paper.fontsOf(file);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.every((font) => / yes +yes +yes /.test(font))).toBe(true);
  });

  const dead: [title: string, fields: Parameters<typeof stage.ticket>[0]][] = [
    ['not generated', { state: 'A_GENERER', generated_at: null }],
    ['cancelled', { cancelled_at: after(-60) }],
    ['blocked', { blocked_at: after(-60) }],
    ['replaced', { replaced_by: randomUUID() }],
  ];
  test.each(dead)('is refused for a ticket that is %s', async (_, fields) => {
    await expect(pdfOf(await stage.ticket(fields))).rejects.toMatchObject({ code: 'wrong-state' });
  });
});
