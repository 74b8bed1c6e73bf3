import type { TotalRow } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './totals.module.css';

interface TotalsProps {
  rows: TotalRow[];
  busy?: string | undefined;
}

/** The totals of a cart or an order, as the backend sent them; professionals read them in two columns. */
export function Totals({ rows, busy }: TotalsProps) {
  if (rows.some(({ columns }) => columns)) return <Columns rows={rows} busy={busy} />;
  return (
    <dl className={styles.totals} aria-busy={busy ? true : undefined}>
      {rows.map((row) => (
        <div key={row.label} className={row.strong ? styles.strong : undefined} data-total={row.strong}>
          <dt>
            <Name row={row} />
          </dt>
          <dd>{valueOrBusy(row, row.value, busy)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Columns({ rows, busy }: TotalsProps) {
  const copy = useCopy('components');
  return (
    <table className={styles.columns} aria-busy={busy ? true : undefined}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          <th scope="col">{copy.withoutTax}</th>
          <th scope="col">{copy.withTax}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className={row.strong ? styles.strong : undefined} data-total={row.strong}>
            <th scope="row">
              <Name row={row} />
            </th>
            {row.columns ? (
              <>
                <td>{valueOrBusy(row, row.columns[0], busy)}</td>
                <td>{busy ? '…' : row.columns[1]}</td>
              </>
            ) : (
              <td colSpan={2}>{valueOrBusy(row, row.value, busy)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const valueOrBusy = ({ strong }: TotalRow, value: string, busy: string | undefined) =>
  busy && value !== '' ? (strong ? busy : '…') : value;

const Name = ({ row: { label, note } }: { row: TotalRow }) => (
  <>
    <span>{label}</span>
    {note && <small>{note}</small>}
  </>
);
