import { DOT } from '#common/base/dot';
import { atMoment } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { JobHealth } from './site-health-answer';
import { type HealthPoint, TELL } from './health-point';

const name = 'Tâches automatiques';

/** Whether what the site does by itself is done at its hours. */
export function jobPoint(jobs: readonly JobHealth[], now: Date): HealthPoint {
  const failed = jobs.filter(hasFailed);
  const late = jobs.filter((job) => job.isLate && !hasFailed(job));
  const troubled = [...failed, ...late];
  const parts = (troubled.length > 0 ? troubled : jobs).map((job) => jobWords(job, now));
  if (troubled.length === 0)
    return {
      name,
      state: 'well',
      sentence: 'Rappels, ménage et corbeille passent à leurs heures.',
      parts,
    };
  const words = [
    failed.length > 0 && count(failed.length, 'tâche a échoué', 'tâches ont échoué'),
    late.length > 0 &&
      `${count(late.length, 'tâche n’est pas passée', 'tâches ne sont pas passées')} à l’heure`,
  ].filter(Boolean);
  return {
    name,
    state: failed.length > 0 || late.length === jobs.length ? 'wrong' : 'watch',
    sentence: `${words.join(', et ')}.`,
    remedy: `Le site essaiera de nouveau par lui-même. Si c’est encore là demain, ${TELL}\u00a0: les messages du serveur en disent la cause.`,
    parts,
  };
}

/** Whether its last run is a failure. */
const hasFailed = ({ lastRunAt, lastFailedAt }: JobHealth) =>
  lastFailedAt !== null && (lastRunAt === null || lastFailedAt > lastRunAt);

/** `Vider la corbeille · passée à 4 h 10 · dernier échec le 12 nov. à 4 h 10` */
function jobWords({ name: job, lastRunAt, lastFailedAt }: JobHealth, now: Date): string {
  return [
    names[job] ?? job,
    lastRunAt === null ? 'pas encore passée' : `passée ${atMoment(lastRunAt, now)}`,
    lastFailedAt === null ? 'aucun échec' : `dernier échec ${atMoment(lastFailedAt, now)}`,
  ].join(DOT);
}

/** A job of a newer server keeps the name that it has there. */
const names: Readonly<Record<string, string>> = {
  'freed-seats': 'Rendre les places que personne n’a prises',
  'moved-bookings': 'Écrire aux spectateurs d’une séance changée',
  'appeared-plays': 'Nommer les pièces parues dans les spectacles',
  'booking-reminders': 'Rappeler la séance du lendemain',
  'booking-thanks': 'Remercier les spectateurs de la veille',
  'temporary-accounts': 'Supprimer les comptes temporaires',
  'unactivated-accounts': 'Supprimer les comptes jamais activés',
  'empty-trash': 'Vider la corbeille',
  'old-bookings': 'Effacer les noms des anciennes réservations',
  'expired-tokens': 'Effacer les sessions et les liens périmés',
  'old-records': 'Effacer les vieux mails et les vieilles traces',
  'measure-images': 'Mesurer les photos anciennes',
};
