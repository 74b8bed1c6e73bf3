import { RadioCards } from '#ui/components/controls/radio-cards.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './summary.module.css';
import type { MailSummaryView } from './summary.view.ts';

/** What is bought: every answer with the way to change it, the format of the label, the price. */
export function SummaryScreen({ view }: { view: MailSummaryView }) {
  const copy = useCopy('registered-mail');
  return (
    <JourneyPage view={view}>
      {view.quote && (
        <>
          <input type="hidden" name="quote" value={view.quote.id} />
          <input type="hidden" name="shown" value={view.quote.shown} />
        </>
      )}
      {view.parts.map(({ title, rows, change }) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          <dl>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <a href={change.href}>{change.label}</a>
        </section>
      ))}
      <RadioCards name="printFormat" label={copy.printFormat} choices={view.formats} error={view.errors.printFormat} />
      <ul className={styles.notes}>
        {view.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </JourneyPage>
  );
}
