import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The `main` element of a page, target of the skip link. */
export function Page({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return (
    <main id="contenu" tabIndex={-1} className={`${styles.page}${narrow ? ` ${styles.narrow}` : ''}`}>
      {children}
    </main>
  );
}
