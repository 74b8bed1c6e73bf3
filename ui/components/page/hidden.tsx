import type { ReactNode } from 'react';
import styles from './visibility.module.css';

/** Words for those who hear the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Says a change once, when its text changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p className={styles.hidden} role="status">
      {children}
    </p>
  );
}

/** Shown only where scripts do not run: what a script would otherwise submit by itself. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <span className={styles.withoutScript}>{children}</span>;
}
