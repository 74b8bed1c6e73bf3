import type { ReactNode } from 'react';
import styles from './radio-card.module.css';

interface RadioCardProps {
  name: string;
  value: string;
  selected?: boolean;
  /** The choice is shown but not available. */
  disabled?: boolean;
  title: ReactNode;
  price?: ReactNode;
  children?: ReactNode;
}

/** A radio button with a title and an explanation. */
export function RadioCard({ name, value, selected, disabled, title, price, children }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input type="radio" name={name} value={value} defaultChecked={selected} disabled={disabled} />
      <span className={styles.title}>{title}</span>
      {price && <span className={styles.aside}>{price}</span>}
      {children && <span className={styles.more}>{children}</span>}
    </label>
  );
}
