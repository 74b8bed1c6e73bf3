import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/components/page/breadcrumb.tsx';
import { Page } from '#ui/components/page/page.tsx';
import styles from './content.module.css';
import type { ContentView } from './content.view.ts';

interface ContentScreenProps {
  view: ContentView;
  /** What the editor wrote, and what the page does besides: it stands without the content too. */
  children: ReactNode;
}

/** A page that an editor made. */
export function ContentScreen({ view: { title, breadcrumb }, children }: ContentScreenProps) {
  return (
    <Page>
      <Breadcrumb links={breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      {children}
    </Page>
  );
}
