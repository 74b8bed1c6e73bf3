import { Page } from '#ui/components/page/page.tsx';
import { Ways } from '#ui/components/page/ways.tsx';
import { Mark } from '#ui/components/values/icon.tsx';
import styles from './upcoming.module.css';
import type { UpcomingView } from './upcoming.view.ts';

export function UpcomingScreen({ view: { title, text, ways } }: { view: UpcomingView }) {
  return (
    <Page>
      <div className={styles.upcoming}>
        <Mark />
        <h1>{title}</h1>
        <p>{text}</p>
        <Ways links={ways} />
      </div>
    </Page>
  );
}
