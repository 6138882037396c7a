import fc from 'fast-check';

// The same cases at each run, so that one commit always gives one answer; PROPERTY_SEED=… tries others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1984) });

export { fc };
