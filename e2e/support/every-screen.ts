import { readFileSync } from 'node:fs';
import { must } from '#common/base/must';
import { lateDate } from './box-office';
import { openSession } from './enter';
import { listImages } from './gallery-desk';
import { listNews } from './news-desk';

/** Parameters for the addresses that need them. Every such address must be listed, or its screen is not tested. */
async function namedThings(origin: string): Promise<Readonly<Record<string, Record<string, string>>>> {
  const { slug: news } = must((await listNews(origin, 'limit=1')).data[0], 'a news item');
  const date = await lateDate(origin);
  const nobody = 'a'.repeat(43);
  const dindon = { slug: 'le-dindon' };
  return {
    '/breve/lire/:slug': { slug: news },
    '/bibliotheque/:slug': dindon,
    '/evenements/:slug': { slug: await firstSlug(origin, 'events?visibleOnly') },
    '/reservations/reserver/:uuid': { uuid: date },
    '/reservations/ma-reservation/:uuid': { uuid: crypto.randomUUID() },
    '/utilisateur/mot-de-passe/:token': { token: nobody },
    '/utilisateur/activation/:token': { token: nobody },
    '/utilisateur/billet/:uuid': { uuid: crypto.randomUUID() },
    '/apercu/:token': { token: nobody },
    '/coulisses/breve/ecrire/:slug': { slug: news },
    '/coulisses/piece/rediger-fiche/:slug': dindon,
    '/bar/billetterie/bilan/:uuid': { uuid: date },
    '/regie/application/texte/ajouter/:slug': { slug: 'histoire' },
    '/regie/application/evenements/gerer/:slug': { slug: await firstSlug(origin, 'events') },
    '/regie/application/partenaire/gerer/:slug': { slug: await firstSlug(origin, 'sponsors') },
    '/regie/reservations/:showSlug/:uuid': { showSlug: 'le-dindon', uuid: date },
    '/regie/spectacle/gerer/:slug': dindon,
    '/regie/spectacle/:slug/images-interactives': dindon,
    '/regie/spectacle/:slug/images-interactives/:uuid': {
      ...dindon,
      uuid: await interactiveImageOf(origin, dindon.slug),
    },
    '/regie/spectacle/:slug/places-gratuites': dindon,
    '/regie/spectacle/:slug/places-gratuites/demandes': dindon,
    '/regie/spectacle/:slug/places-gratuites/demander': dindon,
  };
}

/** Every screen's address, as the product's own list of links names them, for the demo association at `origin`. */
export async function everyScreen(origin: string): Promise<readonly string[]> {
  const things = await namedThings(origin);
  const patterns = [
    ...readFileSync('common/contract/site/links.ts', 'utf8').matchAll(/\blink\('([^']+)'\)/g),
  ].map(([, pattern]) => must(pattern, 'a pattern'));
  return patterns.map((pattern) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => must(things[pattern]?.[name], `${name} in ${pattern}`)),
  );
}

async function firstSlug(origin: string, noun: string): Promise<string> {
  const answer = await fetch(`${origin}/api/${noun}`);
  const all = (await answer.json()) as readonly { readonly slug: string }[];
  return must(all[0], noun).slug;
}

/** The secretary draws a zone on a picture of the show. Returns the uuid of the interactive image. */
async function interactiveImageOf(origin: string, slug: string): Promise<string> {
  const shown = await fetch(`${origin}/api/shows/${slug}`);
  const { uuid: show } = (await shown.json()) as { readonly uuid: string };
  const { uuid: image } = must((await listImages(origin, 'limit=1')).data[0], 'an image');
  const { token } = await openSession(origin, 'secretaire@theatre.example');
  const uuid = crypto.randomUUID();
  const answer = await fetch(`${origin}/api/interactive-images`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ uuid, show, title: 'Le salon vu de la salle', image, zones: [zone] }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return uuid;
}

const zone = {
  uuid: crypto.randomUUID(),
  type: 'PERSONNAGE',
  name: 'Le notaire, à gauche',
  shape: 'RECTANGLE',
  points: [
    { x: 0.1, y: 0.1 },
    { x: 0.4, y: 0.1 },
    { x: 0.4, y: 0.6 },
    { x: 0.1, y: 0.6 },
  ],
  actor: 'Lucien Bonnafous',
};
