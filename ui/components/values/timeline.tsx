import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
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

/** What happened, in order, and what is to come; a few short steps may stand in a row where there is room. */
export function Timeline({ steps, label, isRow }: { steps: readonly TimelineStep[]; label?: string; isRow?: boolean }) {
  const copy = useCopy('controls');
  return (
    <ol className={styles.steps} aria-label={label} data-row={isRow}>
      {steps.map(({ id, text, date, isNow, isAhead }) => (
        <li key={id} aria-current={isNow ? 'step' : undefined} data-ahead={isAhead || undefined}>
          <strong>{text}</strong> <span>{date}</span>
          {isAhead && !date && <VisuallyHidden>{copy.stepAhead}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
