import styles from './kept-journeys.module.css';
import type { KeptJourneyView } from './kept-journeys.view.ts';

/** What was begun and not finished, each with the way back to it. */
export const KeptJourneys = ({ views }: { views: KeptJourneyView[] | undefined }) =>
  views && (
    <ul className={styles.kept}>
      {views.map(({ title, resume: { href, label } }) => (
        <li key={title}>
          <span>{title}</span> <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
