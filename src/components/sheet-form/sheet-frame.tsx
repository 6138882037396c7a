import type { ReactNode } from 'react';
import { useMedia } from '../browser/use-media';
import { Tabs } from '../../ui/tabs';
import styles from './sheet-form.module.css';

/** What of a sheet is in sight where there is no room for both. */
export type SheetSide = 'fiche' | 'apercu';

interface SheetFrameProps {
  label: string;
  contents: ReactNode;
  sheet: ReactNode;
  preview: ReactNode;
  side: SheetSide;
  onSide: (side: SheetSide) => void;
}

/** A sheet beside what it will look like, or one behind the other on a smaller screen. */
export function SheetFrame({ label, contents, sheet, preview, side, onSide }: SheetFrameProps) {
  const isWide = useMedia('(min-width: 80rem)');
  if (isWide)
    return (
      <div className={styles.columns}>
        {contents}
        {sheet}
        {/* All that it shows is in the form beside it. */}
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
