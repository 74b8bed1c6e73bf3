import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { StampPreview } from '../preview/stamp-preview.tsx';
import styles from './summary.module.css';
import type { StampSummaryView } from './summary.view.ts';

/** What is bought: the pages as they will be printed, and what is good to know of them. */
export function SummaryScreen({ view }: { view: StampSummaryView }) {
  const copy = useCopy('stamps');
  return (
    <JourneyPage view={view}>
      <div className={styles.about}>
        {view.preview && (
          <section aria-label={copy.preview}>
            <StampPreview preview={view.preview} />
          </section>
        )}
        <ul className={styles.notes}>
          {view.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <NavLinks links={view.ways} />
    </JourneyPage>
  );
}
