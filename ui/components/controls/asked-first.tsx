import type { ReactNode } from 'react';
import styles from './asked-first.module.css';

interface AskedFirstProps {
  ask: string;
  /** What is lost, and what is not. */
  text: string;
  /** The button that does it. */
  children: ReactNode;
}

/** What nobody can undo is asked first, in the page itself: without scripts too. */
export const AskedFirst = ({ ask, text, children }: AskedFirstProps) => (
  <details className={styles.asked}>
    <summary data-link>{ask}</summary>
    <p>{text}</p>
    {children}
  </details>
);
