import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { simplified } from '#common/html/simplified';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/button';
import { RichText } from '../rich-text/rich-text';
import { insertPicture } from './block-commands';
import type { EditorProps } from './editor-props';
import { InsertBar } from './insert-bar';
import { LinkDialog } from './link-dialog';
import { Toolbar } from './toolbar';
import { isBlank } from './tree-of-doc';
import { useEditor } from './use-editor';
import { insertWords, type LinkPlace, linkPlace, setLink } from './word-commands';
import { docOfTree } from './doc-of-tree';
import type { ForeignBlock } from './foreign-view';
import documentStyles from '../rich-text/rich-text.module.css';
import styles from './rich-text-editor.module.css';

/** The engine and its tools, loaded only where something is edited. */
export function EditorBody({
  label,
  labelId,
  errorId,
  isWrong,
  value,
  onChange,
  pickImage,
  placeholder,
  inserts,
}: EditorProps) {
  const attributes = useMemo(
    () => ({
      class: classNames('prose', documentStyles.document, styles.document),
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(isWrong && { 'aria-describedby': errorId, 'aria-invalid': 'true' }),
    }),
    [labelId, errorId, isWrong],
  );
  const [link, setLinking] = useState<LinkPlace | null>(null);
  const editor = useEditor({ value, onChange, attributes, onLink: setLinking });
  const { focus } = editor;
  const isLinking = link !== null;
  const wasLinking = useRef(false);
  // While the dialog is there it holds the focus; its own way back would leave the caret at the start for a moment.
  useEffect(() => {
    if (wasLinking.current && !isLinking) focus();
    wasLinking.current = isLinking;
  }, [isLinking, focus]);
  const addImage = async () => {
    const image = await pickImage();
    if (image !== null) editor.run(insertPicture(image));
  };
  return (
    <div className={classNames(styles.frame, isWrong && styles.wrong)}>
      <Toolbar
        editor={editor}
        label={label}
        onLink={() => setLinking(linkPlace(editor.state))}
        onImage={() => void addImage()}
      />
      {inserts && inserts.words.length > 0 && (
        <InsertBar {...inserts} onInsert={(words) => editor.run(insertWords(words))} />
      )}
      <div className={styles.sheet}>
        {isBlank(editor.state.doc) && (
          <p className={classNames('prose', styles.placeholder)} aria-hidden="true">
            {placeholder}
          </p>
        )}
        <div ref={editor.place} />
      </div>
      {editor.keptBlocks.map((block, place) =>
        createPortal(<ForeignFrame block={block} />, block.place, String(place)),
      )}
      {link && (
        <LinkDialog
          href={link.href}
          asksWords={link.from === link.to}
          onClose={() => setLinking(null)}
          onLink={(href, words) => {
            setLinking(null);
            editor.run(setLink(link, href, words));
          }}
        />
      )}
    </div>
  );
}

/** A block that cannot be edited as it is: displayed as readers see it, and converted to editable blocks on demand. */
function ForeignFrame({ block: { node, replaceBy } }: { block: ForeignBlock }) {
  const { nodes } = node.attrs;
  const simplify = () => replaceBy(docOfTree({ type: 'adls-text', content: simplified(nodes) }).children);
  return (
    <div className={styles.kept}>
      <div className={styles.keptHead}>
        <span>Bloc gardé tel quel</span>
        <Button size="low" onClick={simplify}>
          Simplifier
        </Button>
      </div>
      <RichText document={{ type: 'adls-text', content: nodes }} />
    </div>
  );
}
