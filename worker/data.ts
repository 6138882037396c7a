import { expose } from 'comlink';
import { createWorker } from './data-worker';
import { browserSurroundings } from './surroundings';

expose(createWorker(browserSurroundings()));
