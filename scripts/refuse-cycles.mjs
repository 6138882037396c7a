/**
 * Which of two chunks that need each other runs first is undefined; a page may then fail on some screen only.
 * @returns {import('vite').Plugin}
 */
export function refuseCycles() {
  return {
    name: 'refuse-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const importsOf = (/** @type {string} */ name) => {
        const file = bundle[name];
        return file?.type === 'chunk' ? file.imports : [];
      };
      for (const name of Object.keys(bundle)) {
        const reached = new Set(importsOf(name));
        for (const next of reached) for (const further of importsOf(next)) reached.add(further);
        if (reached.has(name)) this.error(`${name} needs itself by way of other chunks.`);
      }
    },
  };
}
