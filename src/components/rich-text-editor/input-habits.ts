import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { Plugin } from 'prosemirror-state';
import { withBlock } from './block-acts';
import { schema } from './schema';

const { h, ul, ol, blockquote, hr } = schema.nodes;

/**
 * Shortcuts known from other editors at the beginning of a line, and French typography of apostrophes and before double
 * punctuation. Backspace undoes them.
 */
export const inputHabits = (): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,3})\s$/, h, ([, signs]) => ({ level: (signs?.length ?? 1) + 1 })),
      wrappingInputRule(/^[-*•]\s$/, ul, null, () => false),
      wrappingInputRule(/^1[.)]\s$/, ol, null, () => false),
      wrappingInputRule(/^>\s$/, blockquote),
      new InputRule(/^(---|—-)$/, ({ tr }, _match, start, end) =>
        withBlock(tr.delete(start, end), hr.create()),
      ),
      new InputRule(/<< ?$/, '«\u00a0'),
      new InputRule(/\s?>>$/, '\u00a0»'),
      new InputRule(/\p{L}(')\p{L}$/u, '’'),
      new InputRule(/( )[;!?]$/, '\u202f'),
      new InputRule(/( )[:»]$/, '\u00a0'),
    ],
  });
