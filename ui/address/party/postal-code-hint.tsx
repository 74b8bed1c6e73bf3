import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './postal-code-hint.module.css';

/** Shown while the country that is chosen in the same form has no postal codes, also without JavaScript. */
export function NoPostalCode() {
  return <span className={styles.none}>{useCopy('address').codePostalHintEmpty}</span>;
}
