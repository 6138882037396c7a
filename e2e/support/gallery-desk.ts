import type { Page } from 'playwright/test';
import { synchronised } from './visit';

/** The query of `listImages` for all images of the wall, in the wall's order. */
export const ON_THE_WALL = 'limit=100&orderBy=year-desc';

/** The fields of an image that journeys read. */
interface ListedImage {
  readonly uuid: string;
  readonly name: string;
  readonly year: number;
  readonly file?: { readonly version: string; readonly width: number; readonly height: number };
  readonly focus?: { readonly x: number; readonly y: number };
}

export interface ImagePage {
  readonly metadata: { readonly total: number };
  readonly data: readonly ListedImage[];
}

/** What the server itself answers to a list's query: `year=2019&type=AFFICHE`. */
export async function listImages(origin: string, query: string): Promise<ImagePage> {
  const answer = await fetch(`${origin}/api/images?${query}`);
  if (!answer.ok) throw new Error(`${answer.status} for ${query}`);
  return answer.json();
}

export async function openGallery(page: Page): Promise<void> {
  await page.goto('/images/galerie');
  await synchronised(page);
}
