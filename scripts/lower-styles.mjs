/** Units that some browser of the list lacks: src/styles/units.css says what each is worth there. */
const units = ['dvh', 'svh', 'cqi', 'cqw', 'cqh', 'lh'];
const length = new RegExp(`(?<![\\w.-])(\\d*\\.?\\d+)(${units.join('|')})\\b`, 'g');

/**
 * Lowers what Lightning CSS leaves as it is: units of the visible window, of containers and of lines, and queries of a container,
 * which ask the window instead where a browser knows no containers. A unit becomes a variable, since a declaration that
 * has variables is not skipped for the one before it.
 * @type {import('./lower-styles.d.mts').StylePlugin}
 */
export const lowerStyles = {
  postcssPlugin: 'lower-styles',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      if (!units.includes(declaration.prop.slice(2)))
        declaration.value = declaration.value.replace(length, 'calc($1 * var(--$2))');
    });
    root.walkAtRules('container', (query) => {
      const asked = query.params.replace(/^[\w-]+\s*/, '');
      const without = query.cloneAfter({ name: 'supports', params: 'not (container-type: size)', nodes: [] });
      without.append(query.clone({ name: 'media', params: asked }));
    });
  },
};
