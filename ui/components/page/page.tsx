import type { ReactNode } from 'react';
import type { LinkView } from '#ui/components/views.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './page.module.css';

interface PageProps {
  /** The parents of the page. */
  trail?: LinkView[];
  /** Its heading; absent where the page draws a head of its own. */
  title?: ReactNode;
  children: ReactNode;
}

/** The `main` element of a page, target of the skip link. */
export function Page({ trail, title, children }: PageProps) {
  return (
    <main id="contenu" tabIndex={-1} className={styles.page}>
      {trail && <Breadcrumb links={trail} />}
      {title && <h1>{title}</h1>}
      {children}
    </main>
  );
}
