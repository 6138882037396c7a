import { Plugin, type Transaction } from 'prosemirror-state';
import { oddCharacterIn, withoutOdd } from '#common/base/odd-character';

/** Takes out what nobody sees and no language needs, however it came in. Nothing is changed during IME composition. */
export const unseen = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, { tr }) {
      const isDue = transactions.some((done) => done.docChanged);
      const isComposing = transactions.some((done) => done.getMeta('composition') !== undefined);
      if (!isDue || isComposing) return null;
      takeOut(tr);
      return tr.docChanged ? tr : null;
    },
  });

function takeOut(tr: Transaction): void {
  tr.doc.descendants(({ text = '' }, at) => {
    if (oddCharacterIn(text, { lines: true }) === undefined) return;
    let from = at;
    for (const character of text) {
      // One by one, so that the caret and the styles beside them stay.
      if (withoutOdd(character) === '')
        tr.delete(tr.mapping.map(from), tr.mapping.map(from + character.length));
      from += character.length;
    }
  });
}
