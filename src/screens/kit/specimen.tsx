import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './specimen.module.css';

/** A section of the kit: one family of components. */
export function SpecimenPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="act">
      <span className="act-number" aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        <div className={styles.specimens}>{children}</div>
      </div>
    </section>
  );
}

interface SpecimenProps {
  name: string;
  layout?: 'row' | 'stacked' | 'wide';
  children: ReactNode;
}

/** One component in its states, with its name. */
export function Specimen({ name, layout = 'row', children }: SpecimenProps) {
  return (
    <div className={classNames(styles.specimen, layout === 'wide' && styles.wide)}>
      <h3 className="eyebrow">{name}</h3>
      <div className={classNames(styles.stage, layout === 'stacked' && styles.stacked)}>{children}</div>
    </div>
  );
}
