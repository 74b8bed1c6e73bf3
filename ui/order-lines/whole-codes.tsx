import styles from './line-state.module.css';

/** « CMD-26-PRO-123 »: capitals and digits, with hyphens between them. */
const signs = /([A-Z\d-]+)/;
const isCode = (part: string) => /[A-Z\d]-[A-Z\d]/.test(part);

/**
 * A text whose codes go to the next line whole; a code wider than a line still breaks, at a hyphen. It is one element,
 * since a link may lay out its children in a row.
 */
export const WholeCodes = ({ text }: { text: string }) => (
  <span className={styles.codes}>
    {text.split(signs).map((part) => (isCode(part) ? <span key={part}>{part}</span> : part))}
  </span>
);
