import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/shared/components/breadcrumb.tsx';
import { Notice } from '#ui/shared/components/notice.tsx';
import { Page } from '#ui/shared/components/page.tsx';
import styles from './content.module.css';
import type { ContentView } from './content.view.ts';
import { PreviewBar } from './preview-bar.part.tsx';

interface ContentScreenProps {
  view: ContentView;
  /** What the editor wrote, and what the page does besides: it stands without the content too. */
  children: ReactNode;
}

/** A page that an editor made. */
export function ContentScreen({ view: { title, breadcrumb, preview, missing }, children }: ContentScreenProps) {
  return (
    <Page>
      <PreviewBar view={preview} />
      <Breadcrumb links={breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      {missing && <Missing view={missing} />}
      {children}
    </Page>
  );
}

function Missing({ view: { text, ways } }: { view: NonNullable<ContentView['missing']> }) {
  return (
    <>
      <Notice view={{ tone: 'info', text }} />
      <ul className={styles.ways}>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
