import { Button } from '../../ui/button';
import { RichText } from '../rich-text/rich-text';
import { docOfTree } from './doc-of-tree';
import styles from './rich-text-editor.module.css';
import { simplified } from '#common/html/simplified';
import type { KeptBlock } from './kept-view';

/** A block that cannot be edited as it is: displayed as readers see it, and converted to editable blocks on demand. */
export function KeptFrame({ block: { node, replaceBy } }: { block: KeptBlock }) {
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
