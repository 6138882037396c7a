/** Uses the version that waits; without one, loads the page again. */
export function applyNewVersion(): void {
  location.reload();
}

export async function startServiceWorker(): Promise<void> {
  await Promise.resolve();
}
