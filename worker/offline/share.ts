import { addSharedImages, links, shareTarget } from '#common/contract/site/links';
import { keepShared } from '#mirror/shared-files';
import type { Storage } from '#mirror/storage';
import { isDiskFull } from '../base/disk-full';

/** Whether the request shares something with the installed site. */
export function isShare({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'POST' && origin === location.origin && pathname === shareTarget;
}

/**
 * Stores shared pictures on this device, where they wait, and redirects to the page that adds them, whoever is logged
 * in. Text and links redirect to a new news item.
 */
export async function answerShare(
  request: Request,
  storage: Pick<Storage, 'indexedDB'>,
  now: number,
): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const pictures = form.getAll('photos').filter((one) => one instanceof File && one.size > 0) as File[];
  if (pictures.length === 0) return lead(`${links.writeNews.to()}?${wordsOf(form).toString()}`);
  try {
    await keepShared(storage, pictures, now);
    return lead(addSharedImages('1'));
  } catch (error) {
    return lead(addSharedImages(isDiskFull(error) ? 'plein' : 'echec'));
  }
}

const lead = (path: string) => Response.redirect(new URL(path, location.origin).href, 303);

function wordsOf(form: FormData): URLSearchParams {
  const words = ['title', 'text', 'url'].map((name) => [name, form.get(name)] as const);
  return new URLSearchParams(
    words.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );
}
