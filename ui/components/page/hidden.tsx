import type { ReactNode } from 'react';
import styles from './visibility.module.css';

/** Text for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Announces its text when it changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p className={styles.hidden} role="status">
      {children}
    </p>
  );
}

/** Shown without scripts only: the submit button of a form that scripts submit at each change. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <span className={styles.withoutScript}>{children}</span>;
}
