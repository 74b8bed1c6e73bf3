import type { AddressBlock as Lines } from '#ui/components/views.ts';
import styles from './address-block.module.css';

/** The one way an address is shown: line by line, as it is printed; under it « Non vérifiée », should it be so. */
export function AddressBlock({ lines, mark }: { lines: Lines; mark?: string | undefined }) {
  return (
    <address className={styles.block}>
      {lines.join('\n')}
      {mark && (
        <>
          {'\n'}
          <span className={styles.mark}>{mark}</span>
        </>
      )}
    </address>
  );
}
