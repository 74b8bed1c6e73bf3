import styles from './timeline.module.css';

export interface TimelineStep {
  id: string;
  text: string;
  /** The day or moment; empty where nobody knows. */
  date: string;
  /** The last one that was reached. */
  isNow: boolean;
  /** It is still to come. */
  isAhead?: boolean;
}

/** What happened, in order, and what is to come. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label?: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, text, date, isNow, isAhead }) => (
        <li key={id} aria-current={isNow ? 'step' : undefined} data-ahead={isAhead}>
          <strong>{text}</strong> <span>{date}</span>
        </li>
      ))}
    </ol>
  );
}
