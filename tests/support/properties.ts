import fc from 'fast-check';

// The same cases at each run, so that the result depends on the commit alone; PROPERTY_SEED=… tries others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1984) });

export { fc };
