import { keepShared } from '#mirror/shared-files';
import type { Storage } from '#mirror/storage';
import { isDiskFull } from '../disk-full';

/** Where the installed site is given what other programs share; the web manifest names it. */
const ADDRESS = '/coulisses/partage';

/** Whether something is shared with the installed site. */
export function isShare({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'POST' && origin === location.origin && pathname === ADDRESS;
}

/**
 * Keeps shared pictures on this device and leads to where they are added, whoever is logged in: they wait there. Words
 * and links lead to a new news item.
 */
export async function answerShare(
  request: Request,
  storage: Pick<Storage, 'indexedDB'>,
  now: number,
): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const pictures = form.getAll('photos').filter((one) => one instanceof File && one.size > 0) as File[];
  if (pictures.length === 0) return lead(`/coulisses/breve/ecrire?${wordsOf(form).toString()}`);
  try {
    await keepShared(storage, pictures, now);
    return lead('/coulisses/image/ajouter?partage=1');
  } catch (error) {
    return lead(`/coulisses/image/ajouter?partage=${isDiskFull(error) ? 'plein' : 'echec'}`);
  }
}

const lead = (path: string) => Response.redirect(new URL(path, location.origin).href, 303);

function wordsOf(form: FormData): URLSearchParams {
  const words = ['title', 'text', 'url'].map((name) => [name, form.get(name)] as const);
  return new URLSearchParams(
    words.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );
}
