import { type ReactNode, useState } from 'react';
import styles from './visibility.module.css';

/** Text for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Announces its text when it changes: what stood there from the start is no news to who reads the page. */
export function LiveRegion({ children }: { children: string | undefined }) {
  const [first] = useState(children);
  const [isNews, setNews] = useState(false);
  if (!isNews && children !== first) setNews(true);
  return (
    <span className={styles.hidden} role="status">
      {isNews && children}
    </span>
  );
}

/** Shown without scripts only: the submit button of a form that scripts submit at each change. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <span className={styles.withoutScript}>{children}</span>;
}
