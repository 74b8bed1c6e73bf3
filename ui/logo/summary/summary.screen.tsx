import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { Preview } from '../preview.tsx';
import styles from './summary.module.css';
import type { LogoSummaryView } from './summary.view.ts';

/** What is bought or sent again: the stamp at its true size, and what is good to know. */
export function SummaryScreen({ view }: { view: LogoSummaryView }) {
  const { preview, image, notes } = view;
  return (
    <JourneyPage view={view}>
      {preview && <Preview preview={preview} />}
      {image && <img src={image.src} alt={image.alt} width={227} height={142} className={styles.image} />}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </JourneyPage>
  );
}
