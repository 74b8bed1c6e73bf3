import type { ReactNode } from 'react';
import styles from './radio-card.module.css';

interface RadioCardProps {
  name: string;
  value: string;
  selected?: boolean;
  /** Shown for what it says, not to be chosen. */
  disabled?: boolean;
  title: ReactNode;
  aside?: string;
  children?: ReactNode;
}

/** One choice of a list, with room for what explains it. */
export function RadioCard({ name, value, selected, disabled, title, aside, children }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input type="radio" name={name} value={value} defaultChecked={selected} disabled={disabled} required />
      <span className={styles.title}>{title}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
      {children && <span className={styles.more}>{children}</span>}
    </label>
  );
}
