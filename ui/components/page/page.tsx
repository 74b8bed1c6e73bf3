import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The one `main` of a page, where the skip link arrives. */
export function Page({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return (
    <main id="contenu" tabIndex={-1} className={`${styles.page}${narrow ? ` ${styles.narrow}` : ''}`}>
      {children}
    </main>
  );
}
