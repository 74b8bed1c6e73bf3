import type { TotalRow } from '#ui/components/views.ts';
import styles from './totals.module.css';

/** The totals of a cart or an order, as the backend sent them. */
export function Totals({ rows, busy }: { rows: TotalRow[]; busy?: string }) {
  return (
    <dl className={styles.totals} aria-busy={busy ? true : undefined}>
      {rows.map(({ label, value, strong }) => (
        <div key={label} className={strong ? styles.strong : undefined}>
          <dt>{label}</dt>
          <dd>{busy ? (strong ? busy : '…') : value}</dd>
        </div>
      ))}
    </dl>
  );
}
