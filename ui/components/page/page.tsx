import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The `main` element of a page, target of the skip link. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id="contenu" tabIndex={-1} className={styles.page}>
      {children}
    </main>
  );
}
