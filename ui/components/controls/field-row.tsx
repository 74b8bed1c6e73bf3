import type { ReactNode } from 'react';
import styles from './field-row.module.css';

interface FieldRowProps {
  /** `thirds`: three short ones, on a phone too; `place`: a postal code and a town; absent: two, one below the other on a phone. */
  kind?: 'thirds' | 'place';
  className?: string | undefined;
  children: ReactNode;
}

/** Fields side by side: their labels stand on one line and their controls on another, whichever has a hint or an error. */
export const FieldRow = ({ kind, className = '', children }: FieldRowProps) => (
  <div className={`${styles.row} ${className}`} data-kind={kind}>
    {children}
  </div>
);
