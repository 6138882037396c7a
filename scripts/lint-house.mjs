import {
  doneWithout,
  filledIn,
  keyOfOption,
  keysOfElement,
  keysOfGlobal,
  keysOfMember,
  keysOfMethod,
  keysOfPattern,
  lackingIn,
} from './browser-features.mjs';

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

/** What some browser of the list in package.json lacks is filled in, asked for first, or not used. */
const knownToBrowsers = {
  /** @param {{ report: (problem: { node: object, message: string }) => void }} context */
  create(context) {
    /**
     * @param {object} node
     * @param {string[]} keys
     */
    const judge = (node, keys) => {
      for (const key of keys) {
        const lacking = filledIn.has(key) || key in doneWithout ? [] : lackingIn(key);
        if (lacking.length > 0)
          context.report({
            node,
            message: `${lacking.join(', ')}: no ${key}. See scripts/browser-features.mjs.`,
          });
      }
    };
    return {
      /** @param {Member} node */
      MemberExpression(node) {
        if (!node.computed && node.object.type === 'Identifier')
          judge(node, keysOfMember(node.object.name, node.property.name));
      },
      /** @param {Made} node */
      NewExpression(node) {
        const { name, object, property } = node.callee;
        judge(node, keysOfGlobal(name ?? ''));
        if (object?.name !== 'Intl') return;
        const options = node.arguments[1]?.properties ?? [];
        judge(
          node,
          options.map(({ key }) => keyOfOption(property?.name ?? '', key?.name ?? '')),
        );
      },
      /** @param {Element} node */
      JSXOpeningElement(node) {
        const { name = '' } = node.name;
        if (/^[a-z]/.test(name))
          judge(
            node,
            keysOfElement(
              name,
              node.attributes.flatMap((attribute) => attribute.name?.name ?? []),
            ),
          );
      },
      /** @param {Constant} node */
      Literal(node) {
        const { regex, value } = node;
        if (regex) judge(node, keysOfPattern(regex.pattern, regex.flags));
        else if (typeof value === 'string') judge(node, keysOfPattern(value));
      },
      /** @param {{ value: { raw: string } }} node */
      TemplateElement: (node) => judge(node, keysOfPattern(node.value.raw)),
      /** @param {Made} node */
      CallExpression(node) {
        const { name, property, computed } = node.callee;
        if (name !== undefined) judge(node, keysOfGlobal(name));
        else if (property?.name !== undefined && !computed) judge(node, keysOfMethod(property.name));
      },
    };
  },
};

/** Lint rules that no plugin provides. */
export default {
  meta: { name: 'house' },
  rules: { 'effect-in-a-block': effectInABlock, 'known-to-browsers': knownToBrowsers },
};

/**
 * The part of the linter's syntax tree that is read here.
 * @typedef {{ type: string, body?: { type: string } }} Argument
 * @typedef {{ callee: { name?: string }, arguments: Argument[] }} Call
 * @typedef {{ computed: boolean, object: { type: string, name: string }, property: { name: string } }} Member
 * @typedef {{ name?: string, computed?: boolean, object?: { name?: string }, property?: { name?: string } }} Callee
 * @typedef {{ callee: Callee, arguments: { properties?: { key?: { name?: string } }[] }[] }} Made
 * @typedef {{ name: { name?: string }, attributes: { name?: { name?: string } }[] }} Element
 * @typedef {{ value: unknown, regex?: { pattern: string, flags: string } | null }} Constant
 */
