import styles from './line-state.module.css';

/** « CMD-26-PRO-123 »: parts of capitals and digits, joined by hyphens. */
const code = /((?<![A-Z\d])[A-Z\d]+(?:-[A-Z\d]+)+)/;

/**
 * A text whose codes go to the next line whole; a code wider than a line still breaks, at a hyphen. It is one element,
 * since a link may lay out its children in a row.
 */
export const WholeCodes = ({ text }: { text: string }) => (
  <span className={styles.codes}>
    {text.split(code).map((part, at) => (at % 2 === 1 ? <span key={part}>{part}</span> : part))}
  </span>
);
