import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import styles from './resumable-journeys.module.css';
import type { ResumableJourneyView } from './resumable-journeys.view.ts';

/** What was begun and not finished, each with the way back to it. */
export const ResumableJourneys = ({ views }: { views: ResumableJourneyView[] | undefined }) =>
  views && (
    <ul className={styles.kept}>
      {views.map(({ title, resume: { href, label } }) => (
        <li key={title}>
          <span>{title}</span>{' '}
          <a href={href}>
            <span>{label}</span>
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
