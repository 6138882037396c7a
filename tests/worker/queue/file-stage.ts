import { expect } from 'vitest';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { createWorker } from '#worker/data-worker';
import { type Answers, colette, openAsColette } from '../worker-stage';
import { uploadServer } from './upload-server';

export const uuid = '0190a000-0000-7000-8000-0000000000f1';
export const lane = `image:${uuid}`;

/** 1.5 MB of which no two places are alike. */
const bytes = Uint8Array.from({ length: 1_500_000 }, (_, place) => (place * 31 + (place >> 8) * 7) % 251);

export const creation = {
  call: 'createImage',
  params: {},
  body: { uuid, name: 'Le salut', year: 2026, spectacleTypes: [], types: [] },
  lane,
  base: null,
  label: 'Image « Le salut »',
} as const;

export const file = {
  call: 'takeImageFile',
  params: { uuid },
  lane,
  file: new Blob([bytes], { type: 'image/jpeg' }),
  label: 'Photo « Le salut »',
} as const;

export const isThePhoto = (picture: Uint8Array | undefined) =>
  picture !== undefined && Buffer.from(picture).equals(Buffer.from(bytes));

/** What the outbox holds of files: none of it when this is 0. */
export const left = async ({ files, chunks }: Outbox) => (await files.count()) + (await chunks.count());

/** Colette’s worker beside a server that takes files, or gives only `answers`. */
export async function openWithFiles(server = uploadServer(uuid), answers: Answers = server.answers) {
  const stage = await openAsColette(answers);
  const outbox = openOutbox(colette.uuid, stage.surroundings.storage);
  const { worker } = stage;
  return {
    ...stage,
    server,
    outbox,
    /** Creates an image and adds its picture. */
    add: () => worker.enqueueFile({ ...file, record: creation }, colette.uuid),
    /** Rounds until nothing waits. */
    async syncUntilIdle(target = worker) {
      await expect
        .poll(async () => {
          await target.synchronise();
          return outbox.writes.where('state').equals('queued').count();
        })
        .toBe(0);
    },
    /** Another tab, or this one after a crash. */
    async openAnother() {
      const another = createWorker(stage.surroundings);
      await another.start({ firstRows: null });
      return another;
    },
  };
}
