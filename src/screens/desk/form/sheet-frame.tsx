import type { ReactNode } from 'react';
import { useMedia } from '../../../components/browser/use-media';
import { Tabs } from '../../../ui/tabs';
import styles from './sheet-form.module.css';

/** The side of a sheet that is shown where there is no room for both. */
export type SheetSide = 'fiche' | 'apercu';

interface SheetFrameProps {
  label: string;
  contents: ReactNode;
  sheet: ReactNode;
  preview: ReactNode;
  side: SheetSide;
  onSide: (side: SheetSide) => void;
}

/** A sheet beside its preview, or one at a time on a smaller screen. */
export function SheetFrame({ label, contents, sheet, preview, side, onSide }: SheetFrameProps) {
  const isWide = useMedia('(min-width: 80rem)');
  if (isWide)
    return (
      <div className={styles.columns}>
        {contents}
        {sheet}
        {/* Inert: all of its content is in the form beside it. */}
        <div className={styles.preview} inert>
          {preview}
        </div>
      </div>
    );
  return (
    <Tabs
      label={label}
      selectedKey={side}
      onSelectionChange={(key) => onSide(key === 'apercu' ? 'apercu' : 'fiche')}
      tabs={[
        {
          id: 'fiche',
          name: 'Fiche',
          isKept: true,
          content: (
            <>
              {contents}
              {sheet}
            </>
          ),
        },
        { id: 'apercu', name: 'Aperçu', content: <div className={styles.alone}>{preview}</div> },
      ]}
    />
  );
}
