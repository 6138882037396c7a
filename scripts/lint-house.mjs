const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const fit = new Set(['BlockStatement', 'ArrowFunctionExpression']);

/**
 * What an effect returns is called as its clean-up, and a browser's method that returns nothing today may return a
 * promise tomorrow, as scrollIntoView() did.
 */
const effectInABlock = {
  /** @param {{ report: (problem: { node: object, message: string }) => void }} context */
  create: (context) => ({
    /** @param {Call} call */
    CallExpression({ callee, arguments: [effect] }) {
      if (callee.name === undefined || !effects.has(callee.name) || effect === undefined) return;
      if (effect.type !== 'ArrowFunctionExpression' || effect.body === undefined) return;
      if (fit.has(effect.body.type)) return;
      context.report({
        node: effect,
        message: 'An effect returns its clean-up or nothing: put it in a block.',
      });
    },
  }),
};

/** Rules that no plugin of the linter brings. */
export default { meta: { name: 'house' }, rules: { 'effect-in-a-block': effectInABlock } };

/**
 * What we read of the linter's syntax tree.
 * @typedef {{ type: string, body?: { type: string } }} Argument
 * @typedef {{ callee: { name?: string }, arguments: Argument[] }} Call
 */
