import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { freePort } from '../free-port';
import { Marionette } from './marionette';
import { start } from './started';
import { type Device, type WebDriver, timeouts } from './web-driver';

/** What a person would have chosen, and nothing that asks the network for anything but the site. */
const preferences = (port: number) => ({
  'marionette.port': port,
  'intl.accept_languages': 'fr-FR, fr',
  'intl.locale.requested': 'fr',
  'media.navigator.permission.disabled': true,
  'remote.prefs.recommended': true,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
});

/** Firefox, without a window. */
export async function openFirefox({ folder, width, height }: Device): Promise<WebDriver> {
  const port = await freePort();
  const lines = Object.entries(preferences(port)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  const firefox = start(
    'firefox-esr',
    ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', folder],
    { MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height), TZ: 'Europe/Paris' },
  );
  try {
    const marionette = await connected(port);
    await marionette.send('WebDriver:NewSession', { timeouts, unhandledPromptBehavior: 'ignore' });
    const inBrowser = async (script: string, ...args: readonly unknown[]) => {
      await marionette.send('Marionette:SetContext', { value: 'chrome' });
      const answer = await marionette.send('WebDriver:ExecuteScript', { script, args });
      await marionette.send('Marionette:SetContext', { value: 'content' });
      return valueOf(answer);
    };
    await inBrowser(sizePage, width, height);
    return {
      send: async (command, parameters) => valueOf(await marionette.send(`WebDriver:${command}`, parameters)),
      thrown: async () => (await inBrowser(takeErrors)) as readonly string[],
      async close() {
        await marionette.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
        await firefox.end();
      },
    };
  } catch (error) {
    await firefox.end();
    throw error;
  }
}

async function connected(port: number): Promise<Marionette> {
  let marionette: Marionette | undefined;
  await expect(async () => {
    marionette = await Marionette.connect(port);
  }).toPass({ timeout: 120_000 });
  if (marionette === undefined) throw new Error('Firefox does not listen');
  return marionette;
}

/** Most answers are an object with the value alone. */
const valueOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;

/** In the browser: the page as large as asked, though no window may be as narrow as a phone. */
const sizePage = `
  const { style } = gBrowser.selectedBrowser;
  for (const [side, pixels] of [['width', arguments[0]], ['height', arguments[1]]])
    for (const bound of ['min-', 'max-', '']) style.setProperty(bound + side, pixels + 'px');
`;

/** In the browser: errors of the site's pages and workers that nobody caught; its own are many. */
const takeErrors = `
  const messages = Services.console.getMessageArray();
  Services.console.reset();
  return messages
    .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
    .filter(({ sourceName, category }) => /^http:/.test(sourceName) && /javascript/.test(category))
    .map(({ errorMessage, sourceName, lineNumber }) => errorMessage + ' ' + sourceName + ':' + lineNumber);
`;
