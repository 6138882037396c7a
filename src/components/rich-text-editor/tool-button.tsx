import { classNames } from '../../ui/class-names';
import { Tip } from '../../ui/overlay/tip';
import { keyShortcuts, keyWords } from './key-words';
import styles from './toolbar.module.css';
import { ToolIcon, type ToolIconName } from './tool-icon';

interface ToolButtonProps {
  name: string;
  icon: ToolIconName;
  keys?: string | undefined;
  /** For a toggle: whether it is active at the cursor. */
  isOn?: boolean | undefined;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A toolbar button. Pressing it does not take the focus, so that a phone's keyboard stays open. */
export function ToolButton({ name, icon, keys, isOn, isDisabled = false, onPress }: ToolButtonProps) {
  return (
    <Tip text={keys === undefined ? name : `${name} (${keyWords(keys)})`} side="bottom">
      <button
        type="button"
        className={classNames(styles.tool)}
        aria-label={name}
        aria-pressed={isOn}
        aria-disabled={isDisabled}
        {...(keys !== undefined && { 'aria-keyshortcuts': keyShortcuts(keys) })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => isDisabled || onPress()}
      >
        <ToolIcon name={icon} />
      </button>
    </Tip>
  );
}
