import { expose } from 'comlink';
import { createWorker } from './data-worker';
import { browserSurroundings } from './base/surroundings';

expose(createWorker(browserSurroundings()));
