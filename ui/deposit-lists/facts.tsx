import styles from './deposit-lists.module.css';

/** What is said of a row: its lines by columns, and one after the other on a narrow screen. */
export const Facts = ({ columns }: { columns: string[][] }) => (
  <div className={styles.columns}>
    {columns.map((lines) => (
      <div key={lines.join(' ')} className={styles.facts}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    ))}
  </div>
);
