import { describe, expect, test } from 'vitest';
import type { SiteHealth } from '../../../../../src/screens/desk/site/site-health-answer';
import { allJobs } from '#server/operation/jobs/all-jobs';
import { healthPoints, healthSentence } from '../../../../../src/screens/desk/site/health-points';

const now = new Date('2026-11-21T12:00:00+01:00');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

const mails = {
  isSending: true,
  waiting: 0,
  late: 0,
  lateSince: null,
  lost: 0,
  refused: 0,
  lastFault: null,
} as const;
const jobs = allJobs.map(({ name }) => ({ name, lastRunAt: ago(2), lastFailedAt: null, isLate: false }));
const well: SiteHealth = {
  measuredAt: now,
  version: '03.03.05',
  startedAt: ago(24),
  database: { bytes: 48_000_000 },
  mails,
  jobs,
  disk: { free: 12e9, total: 40e9 },
  backup: { last: { at: ago(7), bytes: 214_000_000 } },
  phones: [],
  proxies: [],
  otherNames: [],
};

function pointOf(name: string, parts: Partial<SiteHealth>) {
  const found = healthPoints({ ...well, ...parts }).find((point) => point.name === name);
  return {
    state: found?.state,
    sentence: plain(found?.sentence),
    remedy: plain(found?.remedy),
    parts: found?.parts?.map(plain),
  };
}

test('a site that is well says so in each point, and asks for nobody', () => {
  const points = healthPoints(well);
  expect(healthSentence(points)).toBe('Le site va bien.');
  expect(points.filter(({ state, remedy }) => state !== 'well' || remedy !== undefined)).toEqual([]);
  expect(points.map(({ name, sentence }) => [name, plain(sentence)])).toEqual([
    ['Sauvegardes', 'La dernière sauvegarde a été faite à 5 h, et pèse 214 Mo.'],
    ['Mails', 'Tous les mails sont partis.'],
    ['Tâches automatiques', 'Rappels, ménage et corbeille passent à leurs heures.'],
    ['Place sur le disque', 'Il reste 12 Go sur 40 Go.'],
    ['Base de données', 'Elle répond, et pèse 48 Mo.'],
    ['Téléphones de la porte', 'Aucun téléphone n’est en service : il n’en faut que les soirs de spectacle.'],
    ['Programme', 'Version 03.03.05, démarrée hier à 12 h.'],
  ]);
});

test('what could not be measured is unknown, and is no fault', () => {
  const points = healthPoints({
    ...well,
    database: null,
    mails: null,
    jobs: null,
    disk: null,
    backup: null,
    phones: null,
  });
  expect(points.filter(({ state }) => state === 'unknown')).toHaveLength(6);
  expect(healthSentence(points)).toBe('6 points inconnus.');
  expect(points.at(-1)).toMatchObject({ name: 'Programme', state: 'well' });
});

test('the worst comes first, and the heading counts', () => {
  const disk = { free: 1e9, total: 40e9 };
  const points = healthPoints({ ...well, disk, backup: { last: null }, jobs: null });
  expect(points.slice(0, 4).map(({ name, state }) => [name, state])).toEqual([
    ['Sauvegardes', 'wrong'],
    ['Place sur le disque', 'watch'],
    ['Tâches automatiques', 'unknown'],
    ['Mails', 'well'],
  ]);
  expect(healthSentence(points)).toBe('1 point à réparer, 1 point à surveiller, 1 point inconnu.');
});

describe('a backup', () => {
  test('that was never made is a fault, with what to do', () => {
    expect(pointOf('Sauvegardes', { backup: { last: null } })).toMatchObject({
      state: 'wrong',
      sentence: 'Aucune sauvegarde n’a été faite : une panne de la machine emporterait tout.',
      remedy: expect.stringContaining('npm run backup'),
    });
  });

  test.each([
    [47, 'well'],
    [48, 'well'],
    [49, 'wrong'],
    [24 * 9, 'wrong'],
  ])('of %d hours ago is %s', (hours, state) => {
    const backup = { last: { at: ago(hours), bytes: 5e6 } };
    expect(pointOf('Sauvegardes', { backup }).state).toBe(state);
  });

  test('that is old says how old it is', () => {
    expect(pointOf('Sauvegardes', { backup: { last: { at: ago(24 * 9), bytes: 5e6 } } }).sentence).toBe(
      'La dernière sauvegarde (5 Mo) a 9 jours : une panne de la machine emporterait tout ce qui a été fait depuis.',
    );
  });
});

describe('mails', () => {
  test.each([
    [
      { waiting: 3, late: 2, lateSince: ago(3), lastFault: 'unreachable' },
      'wrong',
      '2 mails attendent de partir, le plus ancien écrit à 9 h : le service d’envoi ne répond pas.',
    ],
    [
      { waiting: 1, late: 1, lateSince: ago(20), lastFault: 'address' },
      'watch',
      '1 mail attend de partir, le plus ancien écrit hier à 16 h : une adresse n’existe pas, ou plus.',
    ],
    [
      { lost: 2, lastFault: 'login' },
      'watch',
      '2 mails de ces derniers jours ne sont jamais partis : le service d’envoi refuse notre mot de passe.',
    ],
    [
      { lost: 3, refused: 1, lastFault: 'address' },
      'watch',
      '3 mails de ces derniers jours ne sont jamais partis, dont 1 mail refusé : une adresse n’existe pas, ou plus.',
    ],
    [{ waiting: 2 }, 'well', '2 mails en train de partir.'],
    [
      { isSending: false, waiting: 2, lost: 3 },
      'watch',
      'Le site n’envoie pas de mails : ils restent sur le serveur, 5 mails ces derniers jours.',
    ],
  ] as const)('%o are %s', (counts, state, sentence) => {
    const point = pointOf('Mails', { mails: { ...mails, ...counts } });
    expect(point).toMatchObject({ state, sentence });
    expect(point.remedy === undefined).toBe(state === 'well');
  });
});

describe('jobs', () => {
  test('are each named in French, with their last run and failure', () => {
    const { parts = [] } = pointOf('Tâches automatiques', {
      jobs: jobs.map((job) => ({ ...job, lastFailedAt: ago(26) })),
    });
    expect(parts).toHaveLength(allJobs.length);
    expect(parts).toContain('Vider la corbeille · passée à 10 h · dernier échec hier à 10 h');
    for (const part of parts) expect(part).toMatch(/^\p{Lu}\p{Ll}+ /u);
  });

  test('that failed last are named alone', () => {
    const broken = jobs.map((job) =>
      job.name === 'empty-trash' ? { ...job, lastFailedAt: ago(1), isLate: true } : job,
    );
    expect(pointOf('Tâches automatiques', { jobs: broken })).toMatchObject({
      state: 'wrong',
      sentence: '1 tâche a échoué.',
      parts: ['Vider la corbeille · passée à 10 h · dernier échec à 11 h'],
    });
  });

  test('that are late are to be watched, and all of them together a fault', () => {
    const late = (names: readonly string[]) =>
      jobs.map((job) => ({ ...job, isLate: names.includes(job.name) }));
    expect(pointOf('Tâches automatiques', { jobs: late(['empty-trash']) })).toMatchObject({
      state: 'watch',
      sentence: '1 tâche n’est pas passée à l’heure.',
    });
    const all = pointOf('Tâches automatiques', { jobs: late(jobs.map(({ name }) => name)) });
    expect(all.state).toBe('wrong');
  });
});

test.each([
  [3e9, 'well', 'Il reste 3 Go sur 40 Go.'],
  [1e9, 'watch', 'Il reste 1 Go sur 40 Go : le disque se remplit.'],
  [90e6, 'wrong', 'Il reste 90 Mo sur 40 Go : le site va s’arrêter d’enregistrer.'],
])('a disk with %d bytes left is %s', (free, state, sentence) => {
  expect(pointOf('Place sur le disque', { disk: { free, total: 40e9 } })).toMatchObject({ state, sentence });
});

test('a phone that went home with scans aboard is told, a silent one without is not', () => {
  const silent = { name: 'Porte B', contactAt: ago(30), waiting: 0 };
  expect(pointOf('Téléphones de la porte', { phones: [silent] })).toMatchObject({
    state: 'well',
    sentence: '1 téléphone en service.',
    parts: ['Porte B · contact d’hier, 6 h · aucun contrôle en attente'],
  });
  const forgotten = { name: 'Porte A', contactAt: ago(9), waiting: 3 };
  expect(pointOf('Téléphones de la porte', { phones: [silent, forgotten] })).toMatchObject({
    state: 'watch',
    sentence: '1 téléphone garde des entrées que le site n’a pas reçues.',
  });
});

test('a proxy that nobody named is told, with what to do', () => {
  expect(pointOf('Visiteurs', { proxies: ['172.17.0.1'] })).toMatchObject({
    state: 'watch',
    sentence: expect.stringContaining('172.17.0.1'),
    remedy: expect.stringContaining('TRUST_PROXY'),
  });
});

test('other names under which the site is asked are told, and trouble nobody', () => {
  expect(pointOf('Adresses', { otherNames: ['www.theatre.example', 'ancien.example'] })).toMatchObject({
    state: 'well',
    sentence: expect.stringContaining('www.theatre.example, ancien.example'),
  });
});
