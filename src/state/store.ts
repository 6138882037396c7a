import { createStore } from 'jotai';

/** One store per page: the bridge writes to it from outside of React. */
export const store = createStore();
