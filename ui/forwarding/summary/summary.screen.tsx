import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import styles from './summary.module.css';
import type { ForwardingSummaryView } from './summary.view.ts';

/** What is bought, what is good to know of it, and whom to tell besides. */
export function SummaryScreen({ view }: { view: ForwardingSummaryView }) {
  const { authority, bodies, notes, errors } = view;
  return (
    <JourneyPage view={view}>
      <Checkbox
        name="authority"
        value="yes"
        label={authority.label}
        checked={authority.checked}
        error={errors.authority}
      />
      {bodies && (
        <section className={styles.bodies}>
          <h2>{bodies.title}</h2>
          <ul>
            {bodies.list.map((body) => (
              <li key={body}>{body}</li>
            ))}
          </ul>
        </section>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </JourneyPage>
  );
}
