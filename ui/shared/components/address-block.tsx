import type { AddressBlock as Lines } from '#ui/shared/views.ts';
import styles from './address-block.module.css';

/** The one way an address is shown: line by line, as it is printed. */
export function AddressBlock({ lines }: { lines: Lines }) {
  return <address className={styles.block}>{lines.join('\n')}</address>;
}
