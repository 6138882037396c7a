import { warn } from '../../state/notices';
import { canShare, isApplePhone, share, thisBrowser } from '../../bridge/abilities';

/** Saves a file to the browser's downloads; in an installed app on an iPhone, hands it over by the phone's own sheet. */
export function saveFile(file: Blob, name: string): void {
  const shared = { files: [new File([file], name, { type: file.type })] };
  if (takesThePlace() && canShare(shared)) return void handOver(shared);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download gets its own copy of the data only once it has begun, which is a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A link to a file opens beside the installed app where it would take its place: its window has a way back. */
export function openBeside(link: HTMLAnchorElement): void {
  if (!takesThePlace()) return;
  link.removeAttribute('download');
  link.target = '_blank';
  link.rel = 'noopener';
}

/** An installed app on an iPhone is one window: from a file that is shown in it nothing leads back. */
function takesThePlace(): boolean {
  const browser = thisBrowser();
  return browser.isInstalled && isApplePhone(browser);
}

async function handOver(shared: ShareData): Promise<void> {
  // The sheet opens only for a while after a press: a file that was long in coming needs another one.
  if (!(await share(shared))) warn('Le fichier a mis trop longtemps à venir\u00a0: touchez encore une fois.');
}
