import './node-version.mjs';

const { superviseServer } = await import('./run-built.mjs');
await superviseServer({ DEMO: '1' });
