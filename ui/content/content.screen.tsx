import type { ReactNode } from 'react';
import { Page } from '#ui/components/page/page.tsx';
import styles from './content.module.css';
import type { ContentView } from './content.view.ts';

interface ContentScreenProps {
  view: ContentView;
  /** An editor's content and the page's own; the page works without the former. */
  children: ReactNode;
}

/** A page written by an editor. */
export function ContentScreen({ view: { title, breadcrumb }, children }: ContentScreenProps) {
  return (
    <Page trail={breadcrumb}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </Page>
  );
}
