import styles from '../deposit-lists.module.css';

/** White modules that a reader needs around the code. */
const quiet = 2;

/** The modules of a code, as black on white in every colour scheme. */
export function ScannedCode({
  code: { label, text, rows },
}: {
  code: { label: string; text: string; rows: string[] };
}) {
  const width = (rows[0]?.length ?? 0) + 2 * quiet;
  const height = rows.length + 2 * quiet;
  const dark = rows.flatMap((row, y) =>
    Array.from(row).flatMap((module, x) => (module === '1' ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
  );
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <rect width={width} height={height} fill="#fff" />
        <path d={dark.join('')} fill="#000" />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
