import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { ResumableJourneysView, ResumableJourneyView } from './resumable-journeys.view.ts';

/** What was begun and not finished, each with the way back to it: HTML of the server. */
export const ResumableJourneys = ({ view }: { view: ResumableJourneysView }) => (
  <>
    <List views={view.views} />
    {view.more && (
      <details>
        <summary data-link>{view.more.label}</summary>
        <List views={view.more.views} />
      </details>
    )}
  </>
);

const List = ({ views }: { views: ResumableJourneyView[] }) => (
  <ul>
    {views.map(({ icon, title, saved, resume: { href, label } }) => (
      <li key={title}>
        <Icon name={icon} />
        <span>{title}</span>
        <p>
          <span>{saved}</span>{' '}
          <a href={href} data-covers>
            <span>{label}</span>
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </a>
        </p>
      </li>
    ))}
  </ul>
);
