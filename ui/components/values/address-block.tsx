import type { AddressBlock as Lines } from '#ui/components/views.ts';
import styles from './address-block.module.css';

/** A printed address line by line, with « Non confirmée » below it where that is so. */
export function AddressBlock({ lines, mark }: { lines: Lines; mark?: string | undefined }) {
  return (
    <address className={styles.block}>
      <span>{lines.join('\n')}</span>
      {mark && (
        <>
          {'\n'}
          <span className={styles.mark}>{mark}</span>
        </>
      )}
    </address>
  );
}
