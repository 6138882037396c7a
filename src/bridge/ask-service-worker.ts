import type { ServiceMessage } from '#worker/service-messages';

/** Sends a message that is answered on its port; where there is no such version of the service worker, nothing comes. */
export function askServiceWorker<Answer>(
  version: ServiceWorker | null | undefined,
  message: ServiceMessage,
  receive: (answer: Answer) => void,
): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    receive(data);
    port1.close();
  });
  port1.start();
  version?.postMessage(message, [port2]);
}
