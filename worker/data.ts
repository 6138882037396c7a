import { expose } from 'comlink';
import { END_TRANSACTIONS, endTransactions, followTransactions } from '#mirror/queries/going-transactions';
import { createWorker } from './data-worker';
import { browserSurroundings } from './base/surroundings';

followTransactions();
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === END_TRANSACTIONS) endTransactions();
});
expose(createWorker(browserSurroundings()));
