import type { ReactNode } from 'react';
import { NumberedPart } from '../../components/page/numbered-part';
import { Badge } from '../../ui/badge';
import styles from './first-run.module.css';

interface StepProps {
  id: string;
  title: string;
  isDone: boolean;
  children?: ReactNode;
}

/** One of the first steps; none of them has to be taken before the next. */
export const Step = ({ id, title, isDone, children }: StepProps) => (
  <NumberedPart id={id} title={title}>
    <div className={styles.step}>
      <Badge shape={isDone ? 'check' : 'dashed'}>{isDone ? 'Fait' : 'À faire'}</Badge>
      {children}
    </div>
  </NumberedPart>
);
