import styles from './line-state.module.css';

/** « CMD-26-PRO-123 »: capitals and digits, with hyphens between them. */
const signs = /[A-Z\d-]+/g;
const isCode = (part: string) => /[A-Z\d]-[A-Z\d]/.test(part);

/** The text before the first code, the code, the text after it, the next code, and so on. */
function textsAndCodes(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: part, index } of text.matchAll(signs)) {
    if (!isCode(part)) continue;
    parts.push(text.slice(start, index), part);
    start = index + part.length;
  }
  return [...parts, text.slice(start)];
}

/**
 * A text whose codes go to the next line whole; a code wider than a line still breaks, at a hyphen. It is one element,
 * since a link may lay out its children in a row.
 */
export const WholeCodes = ({ text }: { text: string }) => (
  <span className={styles.codes}>
    {textsAndCodes(text).map((part, at) => (at % 2 === 1 ? <span key={part}>{part}</span> : part))}
  </span>
);
