import type { ReactNode } from 'react';
import styles from './confirm-step.module.css';

interface ConfirmStepProps {
  ask: string;
  /** What is seen of it, where what it is about stands beside. */
  short?: string;
  /** What is lost, and what is not. */
  text: string;
  /** The button that does it. */
  children: ReactNode;
}

/** What nobody can undo is asked first, in the page itself: without scripts too. */
export const ConfirmStep = ({ ask, short, text, children }: ConfirmStepProps) => (
  <details className={styles.confirmation}>
    <summary data-link aria-label={short && ask}>
      {short ?? ask}
    </summary>
    <p>{text}</p>
    {children}
  </details>
);
