import type { ReactNode } from 'react';
import { Icon } from '#ui/components/values/icon.tsx';
import type { NoticeView } from '#ui/components/views.ts';
import styles from './notice.module.css';

/** The browser begins there, also without scripts; a page that the router shows begins at its heading. */
const focused = { tabIndex: -1, autoFocus: true };

/** A message with an icon and a word for its tone; errors are announced at once, others politely. */
export function Notice({ view, children }: { view: NoticeView; children?: ReactNode }) {
  const { tone, title, text, takesFocus } = view;
  return (
    <div
      className={`${styles.notice} ${styles[tone]}`}
      role={tone === 'error' ? 'alert' : 'status'}
      {...(takesFocus && focused)}
      // Of a status that has the focus Orca says no more than its name; of an alert, all.
      aria-label={takesFocus && tone !== 'error' ? [title, text].join(' ') : undefined}
    >
      <Icon name={tone} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}

export function Notices({ views }: { views: NoticeView[] }) {
  if (views.length === 0) return null;
  return (
    <div className={styles.notices}>
      {views.map((view) => (
        <Notice key={view.text} view={view} />
      ))}
    </div>
  );
}
