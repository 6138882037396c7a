import { isSecretPath } from '#common/contract/site/secret-addresses';
import { readShell } from './shell';

const SHELL_PAGE = '/index.html';

/** Whether the request is for a page of ours, not for the API or a file that a link leads to. */
export function isPage({ mode, url }: Pick<Request, 'mode' | 'url'>): boolean {
  const { origin, pathname } = new URL(url);
  if (mode !== 'navigate' || origin !== location.origin) return false;
  return !/^\/(api|health|metrics)(\/|$)|\.\w+$/.test(pathname);
}

/** The stored shell; else the network; else a short offline page. */
export async function answerPage(request: Request, build: string): Promise<Response> {
  const shell = await readShell(build, SHELL_PAGE);
  if (shell !== undefined) return isSecretPath(new URL(request.url).pathname) ? discreet(shell) : shell;
  try {
    return await fetch(request);
  } catch {
    return new Response(offlinePage, {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
}

function discreet(shell: Response): Response {
  const headers = new Headers(shell.headers);
  headers.set('Referrer-Policy', 'no-referrer');
  return new Response(shell.body, { status: shell.status, headers });
}

const offlinePage = `<!doctype html>
<html lang="fr">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Hors ligne</title>
  <h1>Hors ligne</h1>
  <p>Cet appareil n’a plus de quoi afficher le site sans réseau. Revenez dès que vous êtes en ligne : ce que vous
  avez enregistré est gardé.</p>
</html>`;
