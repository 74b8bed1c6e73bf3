import { useId } from 'react';
import { Button } from '#ui/components/controls/button.tsx';
import styles from './fitting.module.css';
import type { FittingView } from './fitting.view.ts';

/** What shrinking the pages does, and its button. */
export function Fitting({ fitting: { intent, label, text } }: { fitting: FittingView }) {
  const id = useId();
  return (
    <div className={styles.fitting}>
      <p id={id}>{text}</p>
      <Button kind="secondary" name="intent" value={intent} aria-describedby={id}>
        {label}
      </Button>
    </div>
  );
}
