const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const fit = new Set(['BlockStatement', 'ArrowFunctionExpression']);

/**
 * React calls an effect's return value as its clean-up. A browser method that returns nothing today may return a
 * promise later, as scrollIntoView() did.
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

/** Lint rules that no plugin provides. */
export default { meta: { name: 'house' }, rules: { 'effect-in-a-block': effectInABlock } };

/**
 * The part of the linter's syntax tree that is read here.
 * @typedef {{ type: string, body?: { type: string } }} Argument
 * @typedef {{ callee: { name?: string }, arguments: Argument[] }} Call
 */
