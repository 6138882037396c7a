import type { Command } from 'prosemirror-state';
import { useState } from 'react';
import { Toolbar as LibraryToolbar } from 'react-aria-components/Toolbar';
import { classNames } from '../../ui/class-names';
import { Select } from '../../ui/field/select';
import {
  type Tool,
  blockTools,
  finerTools,
  levelOf,
  levels,
  listTools,
  historyTools,
  shiftTools,
  wordTools,
} from './tools';
import { setLevel } from './block-commands';
import styles from './toolbar.module.css';
import { setStyle, styleOf, type TextStyle, textStyles } from './text-styles';
import { ToolButton } from './tool-button';
import type { Editor } from './use-editor';
import { linkPlace } from './word-commands';

interface ToolbarProps {
  editor: Editor;
  /** The label of the field that the toolbar belongs to. */
  label: string;
  onLink: () => void;
  onImage: () => void;
}

/** A single tab stop, with arrow keys inside. On a phone the rarer tools unfold. */
export function Toolbar({ editor, label, onLink, onImage }: ToolbarProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { state, run } = editor;
  const tools = (acts: readonly Tool[]) => <Tools acts={acts} editor={editor} />;
  return (
    <LibraryToolbar className={styles.toolbar ?? ''} aria-label={`Mise en forme\u00a0: ${label}`}>
      <Select
        className={styles.choice ?? ''}
        label="Niveau"
        labelHidden
        options={levelOptions(levelOf(state))}
        value={String(levelOf(state))}
        onChange={(level) => run(setLevel(Number(level)))}
      />
      {tools(wordTools)}
      {tools(listTools.slice(0, 1))}
      <ToolButton name="Lien" icon="link" keys="Mod-k" isOn={linkPlace(state).href !== ''} onPress={onLink} />
      <ToolButton name="Image" icon="image" onPress={onImage} />
      <button
        type="button"
        className={classNames(styles.tool, styles.unfold)}
        aria-expanded={isUnfolded}
        aria-label="Plus d’outils"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        ⋯
      </button>
      <div className={classNames(styles.rest, isUnfolded && styles.unfolded)} role="presentation">
        {tools(listTools.slice(1))}
        {tools(shiftTools)}
        {tools(blockTools)}
        {tools(historyTools)}
        {tools(finerTools)}
        <div className={styles.choices} role="presentation">
          <StyleChoice name="align" label="Alignement" editor={editor} />
          <StyleChoice name="size" label="Taille du texte" editor={editor} />
        </div>
      </div>
    </LibraryToolbar>
  );
}

function Tools({ acts, editor: { state, run } }: { acts: readonly Tool[]; editor: Editor }) {
  return acts.map(({ name, icon, keys, command, isOn }) => (
    <ToolButton
      key={name}
      name={name}
      icon={icon}
      keys={keys}
      isOn={isOn?.(state)}
      isDisabled={!isOn?.(state) && !isPossible(command, state)}
      onPress={() => run(command)}
    />
  ));
}

const isPossible = (command: Command, state: Editor['state']) => command(state);

interface StyleChoiceProps {
  name: TextStyle;
  label: string;
  editor: Editor;
}

function StyleChoice({ name, label, editor: { state, run } }: StyleChoiceProps) {
  return (
    <Select
      className={styles.choice ?? ''}
      label={label}
      labelHidden
      options={textStyles[name].map(({ value, name }) => ({ id: value || 'none', name }))}
      value={styleOf(state, name) || 'none'}
      onChange={(value) => run(setStyle(name, value === 'none' ? '' : String(value)))}
    />
  );
}

/** A level from an older editor is offered only while the cursor is on it. */
function levelOptions(current: number) {
  const options = levels.map(({ level, name }) => ({ id: String(level), name }));
  const isOurs = options.some(({ id }) => id === String(current));
  return isOurs ? options : [...options, { id: String(current), name: `Titre de niveau ${current}` }];
}
