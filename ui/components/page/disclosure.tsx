import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** Something in it is typed, or is at fault. */
  open: boolean;
  children: ReactNode;
}

/** A part of a form that most do without: it is sent also while it is folded. */
export const Disclosure = ({ title, open, children }: DisclosureProps) => (
  <details className={styles.disclosure} open={open || undefined}>
    <summary data-link>{title}</summary>
    <div>{children}</div>
  </details>
);
