import { refusesStorage } from './refused-storage';
import { readServedVersion } from './served-version';

const RECORD = 'reloaded-for-missing-chunk';

/**
 * What became of code that did not load. `reloading`: the server has a newer build, and the page is loaded again, once per
 * build. `no-network`: it comes with the network. `lost`: a reload did not bring it, or would not.
 */
export type MissingChunk = 'reloading' | 'no-network' | 'lost';

/**
 * Finds out why code did not load, and loads the page again only once the server has said that another build is served: in
 * a tunnel, a reload would only lose the page that is being read.
 */
export async function handleMissingChunk(): Promise<MissingChunk> {
  const served = await servedBuild();
  if (served === null) return 'no-network';
  if (served === __BUILD__.id || !remember()) return 'lost';
  location.reload();
  return 'reloading';
}

/** Whether our server answers: then it is not the network that keeps code from loading. */
export const isServerThere = async (): Promise<boolean> => (await servedBuild()) !== null;

/** The id of the build that the server serves; null without an answer of its own. */
async function servedBuild(): Promise<string | null> {
  const id = (await readServedVersion())?.id;
  return typeof id === 'string' ? id : null;
}

/** False if this build has already been reloaded, or if nothing can be stored. */
function remember(): boolean {
  if (refusesStorage) return false;
  try {
    if (sessionStorage.getItem(RECORD) === __BUILD__.id) return false;
    sessionStorage.setItem(RECORD, __BUILD__.id);
    return true;
  } catch {
    return false;
  }
}
