import './node-version.mjs';

const { superviseServer } = await import('./run-built.mjs');
await superviseServer({ NODE_ENV: 'production' });
