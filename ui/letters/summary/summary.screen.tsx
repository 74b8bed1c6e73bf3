import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './summary.module.css';
import type { LetterSummaryView } from './summary.view.ts';

/** What is bought: when it arrives, and the proof of what is printed. */
export function SummaryScreen({ view }: { view: LetterSummaryView }) {
  const copy = useCopy('letters');
  const { recipients, notes, digest, pdf } = view;
  return (
    <JourneyPage view={view}>
      {recipients.length > 0 && (
        <details>
          <summary data-link>{copy.eachRecipient}</summary>
          <ol className={styles.recipients}>
            {recipients.map(({ lines, price }, place) => (
              <li key={`${place + 1} ${lines}`}>
                <span>{lines}</span> <strong>{price}</strong>
              </li>
            ))}
          </ol>
        </details>
      )}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className={styles.proof}>
        <a href={pdf.href}>{pdf.label}</a>
        {digest && (
          <p>
            {copy.digest} <code>{digest}</code>
          </p>
        )}
      </div>
    </JourneyPage>
  );
}
