import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './summary.module.css';
import type { MailSummaryView } from './summary.view.ts';

/** What is bought: the format of the vignette, and what is good to know of it. */
export function SummaryScreen({ view }: { view: MailSummaryView }) {
  const copy = useCopy('registered-mail');
  return (
    <JourneyPage view={view}>
      <RadioCards name="printFormat" label={copy.printFormat} choices={view.formats} error={view.errors.printFormat} />
      <ul className={styles.notes}>
        {view.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className={styles.proof}>
        <span>{view.proof.text}</span> <a href={view.proof.link.href}>{view.proof.link.label}</a>
      </p>
    </JourneyPage>
  );
}
