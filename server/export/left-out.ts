import { type Kysely, sql } from 'kysely';
import { integer } from '#common/base/numbers';
import type { Database } from '../database/schema';
import { isKeptScan, scansWithTickets } from './export-tickets';

/** How many rows of exported collections an export leaves out. */
interface LeftOut {
  readonly trash: number;
  readonly scans: number;
}

/** Counts what the exporters leave out. */
export async function readLeftOut(database: Kysely<Database>): Promise<LeftOut> {
  const { rows } = await sql<LeftOut>`
    select
      ((select count(*) from news where deleted_at is not null)
        + (select count(*) from pieces where deleted_at is not null)
        + (select count(*) from images where deleted_at is not null))::integer as trash,
      (select count(*) from ${scansWithTickets} where (${isKeptScan}) is not true)::integer as scans`.execute(
    database,
  );
  return rows[0] ?? { trash: 0, scans: 0 };
}

/** What an export holds and what it leaves out, for whoever opens its folder. */
export function contents({ trash, scans }: LeftOut): string {
  return `
Ce dossier contient des données personnelles : noms, adresses mail, téléphones et dates de naissance des comptes, noms et
coordonnées des réservations et ce que leurs auteurs demandent, noms sur les billets. Gardez-le là où personne d’autre ne
lit, et effacez-le après usage.

Il contient les comptes, images, auteurs, pièces, évènements, spectacles et leurs images interactives, réservations, places
gratuites, passages, brèves, textes, partenaires et réglages du site, une ligne de JSON chacun, et les fichiers des images.
« npm run import » le relit.

Laissés de côté : mots de passe, clés d’accès, sessions, liens envoyés par mail et toute autre clé ; mails ; ventes du
guichet ; demandes de places et d’habilitation ; versions enregistrées ; suivi et messages des réservations ; téléphones de
l’entrée ; annonce en haut des pages ; journal de la régie. Pour tout garder : npm run backup.
Dans la corbeille, laissés de côté : ${integer(trash)}. Passages refusés ou sans billet connu, laissés de côté : ${integer(scans)}.
`;
}
