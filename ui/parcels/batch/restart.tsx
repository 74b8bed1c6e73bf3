import { Button } from '#ui/components/controls/button.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './batch.module.css';

/** Up to a thousand parcels would be gone: it is asked first, in the page itself. */
export function Restart() {
  const copy = useCopy('parcels');
  return (
    <details className={styles.restart}>
      <summary data-link>{copy.restartBatch}</summary>
      <p>{copy.restartBatchText}</p>
      <Button kind="secondary" name="intent" value="restart">
        {copy.restartBatchNow}
      </Button>
    </details>
  );
}
