import styles from './deposit-lists.module.css';

/** What is said of a row, its lines by columns. */
export const Facts = ({ columns }: { columns: string[][] }) =>
  columns.map((lines) => (
    <div key={lines.join(' ')} className={styles.facts}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  ));
