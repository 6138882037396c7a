import { DOT } from '#common/base/dot';
import { atMoment, ofMoment } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { PhoneHealth, SiteHealth } from './site-health-answer';
import { fileSize } from '../../../text/file-size';
import { type HealthPoint, TELL, healthStates, unknownPoint } from './health-point';
import { jobPoint } from './job-point';
import { mailPoint } from './mail-point';

/** All that the site depends on, the worst first. */
export function healthPoints(health: SiteHealth): readonly HealthPoint[] {
  const now = health.measuredAt;
  const points = [
    measured('Sauvegardes', health.backup, ({ last }) => backupPoint(last, now)),
    measured('Mails', health.mails, (mails) => mailPoint(mails, now)),
    measured('Tâches automatiques', health.jobs, (jobs) => jobPoint(jobs, now)),
    measured('Place sur le disque', health.disk, diskPoint),
    measured('Base de données', health.database, ({ bytes }) => ({
      state: 'well',
      sentence: `Elle répond, et pèse ${fileSize(bytes)}.`,
    })),
    measured('Téléphones de la porte', health.phones, (phones) => phonePoint(phones, now)),
    ...(health.proxies.length === 0 ? [] : [{ name: 'Visiteurs', ...proxyPoint(health.proxies) }]),
    ...(health.otherNames.length === 0 ? [] : [{ name: 'Adresses', ...addressPoint(health.otherNames) }]),
    measured('Programme', health, ({ version, startedAt }) => ({
      state: 'well',
      sentence: `Version ${version}, démarrée ${atMoment(startedAt, now)}.`,
    })),
  ];
  return points.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** `Le site va bien.`, or how much needs somebody. */
export function healthSentence(points: readonly HealthPoint[]): string {
  const of = (state: HealthPoint['state']) => points.filter((point) => point.state === state).length;
  const [wrong, watch, unknown] = [of('wrong'), of('watch'), of('unknown')];
  const words = [
    wrong > 0 && `${count(wrong, 'point')} à réparer`,
    watch > 0 && `${count(watch, 'point')} à surveiller`,
    unknown > 0 && count(unknown, 'point inconnu', 'points inconnus'),
  ].filter(Boolean);
  return words.length === 0 ? 'Le site va bien.' : `${words.join(', ')}.`;
}

const rankOf = ({ state }: HealthPoint) => healthStates.indexOf(state);

function measured<Part>(
  name: string,
  part: Part | null,
  judge: (part: Part) => Omit<HealthPoint, 'name'>,
): HealthPoint {
  return part === null ? unknownPoint(name) : { name, ...judge(part) };
}

const DAY = 86_400_000;
const OLD_AFTER = 2 * DAY;

function backupPoint(last: { at: Date; bytes: number } | null, now: Date): Omit<HealthPoint, 'name'> {
  const make = `Aujourd’hui même, ${TELL}\u00a0: «\u00a0npm run backup\u00a0» en fait une, et peut la faire chaque nuit.`;
  if (last === null)
    return {
      state: 'wrong',
      sentence: 'Aucune sauvegarde n’a été faite\u00a0: une panne de la machine emporterait tout.',
      remedy: make,
    };
  const days = Math.floor((now.getTime() - last.at.getTime()) / DAY);
  if (now.getTime() - last.at.getTime() > OLD_AFTER)
    return {
      state: 'wrong',
      sentence: `La dernière sauvegarde (${fileSize(last.bytes)}) a ${count(days, 'jour')}\u00a0: une panne de la machine emporterait tout ce qui a été fait depuis.`,
      remedy: make,
    };
  return {
    state: 'well',
    sentence: `La dernière sauvegarde a été faite ${atMoment(last.at, now)}, et pèse ${fileSize(last.bytes)}.`,
  };
}

/** A start needs 200 MB; an evening of photos takes about as much. */
const DISK_ENDS = 500e6;
const DISK_SHRINKS = 2e9;

function diskPoint({ free, total }: { free: number; total: number }): Omit<HealthPoint, 'name'> {
  const left = `Il reste ${fileSize(free)} sur ${fileSize(total)}`;
  if (free >= DISK_SHRINKS) return { state: 'well', sentence: `${left}.` };
  if (free >= DISK_ENDS)
    return {
      state: 'watch',
      sentence: `${left}\u00a0: le disque se remplit.`,
      remedy: `Dans la semaine, ${TELL}\u00a0: elle fera de la place, ou prendra un disque plus grand.`,
    };
  return {
    state: 'wrong',
    sentence: `${left}\u00a0: le site va s’arrêter d’enregistrer.`,
    remedy: `Aujourd’hui même, ${TELL}. D’ici là, n’ajoutez pas de photos.`,
  };
}

/** Everybody behind such a proxy counts as one visitor, for every limit. */
function proxyPoint(proxies: readonly string[]): Omit<HealthPoint, 'name'> {
  return {
    state: 'watch',
    sentence: `Les visites passent par un relais que le site ne connaît pas (${proxies.join(', ')})\u00a0: tous les visiteurs comptent comme un seul, et atteignent vite les limites.`,
    remedy: `Dans la semaine, ${TELL}\u00a0: elle nommera ce relais dans TRUST_PROXY.`,
  };
}

/** Where a former name is among them, devices that opened the site under it still depend on it. */
function addressPoint(names: readonly string[]): Omit<HealthPoint, 'name'> {
  return {
    state: 'well',
    sentence: `Le site est aussi demandé sous ${names.length < 2 ? 'un autre nom' : 'd’autres noms'} (${names.join(', ')})\u00a0: ces visiteurs sont conduits à son adresse.`,
  };
}

/** A phone that is out of reach for longer with scans aboard is one that somebody took home. */
const FORGOTTEN_AFTER = 6 * 3_600_000;

function phonePoint(phones: readonly PhoneHealth[], now: Date): Omit<HealthPoint, 'name'> {
  if (phones.length === 0)
    return {
      state: 'well',
      sentence: 'Aucun téléphone n’est en service\u00a0: il n’en faut que les soirs de spectacle.',
    };
  const parts = phones.map((phone) => phoneWords(phone, now));
  const forgotten = phones.filter(
    ({ contactAt, waiting }) =>
      waiting > 0 && contactAt !== null && now.getTime() - contactAt.getTime() > FORGOTTEN_AFTER,
  );
  if (forgotten.length === 0)
    return { state: 'well', sentence: `${count(phones.length, 'téléphone')} en service.`, parts };
  return {
    state: 'watch',
    sentence: `${count(forgotten.length, 'téléphone garde', 'téléphones gardent')} des entrées que le site n’a pas reçues.`,
    remedy: `${forgotten.length < 2 ? 'Allumez-le, reliez-le' : 'Allumez-les, reliez-les'} au réseau et ouvrez-y le site\u00a0: elles partent seules.`,
    parts,
  };
}

/** `Porte A · contact d’hier, 20 h 14 · 3 contrôles en attente` */
function phoneWords({ name, contactAt, waiting }: PhoneHealth, now: Date): string {
  return [
    name,
    contactAt === null ? 'pas encore de contact' : `contact ${ofMoment(contactAt, now)}`,
    waiting === 0 ? 'aucun contrôle en attente' : `${count(waiting, 'contrôle')} en attente`,
  ].join(DOT);
}
