import { Mention } from '#ui/components/controls/choices/chip.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './offers.module.css';
import type { OfferRow, OffersView } from './offers.view.ts';

const heading = 'offres-titre';

/** The offers of every seller, the best total first: a table, whose rows are drawn as cards. */
export function Offers({ offers: { title, rows, more, criteria } }: { offers: OffersView }) {
  return (
    <section className={styles.offers} id="offres" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <Table rows={rows} labelledBy={heading} />
      {more && (
        <details open={more.open}>
          <summary data-link id="offres-autres">
            {more.label}
          </summary>
          <Table rows={more.rows} labelledBy="offres-autres" />
        </details>
      )}
      <p>
        <a href={criteria.href}>{criteria.label}</a>
      </p>
    </section>
  );
}

function Table({ rows, labelledBy }: { rows: OfferRow[]; labelledBy: string }) {
  const copy = useCopy('product');
  const heads = [copy.seller, copy.price, copy.shipping, copy.total, copy.returns, copy.delay];
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{copy.choose}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} heads={heads} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, heads }: { row: OfferRow; heads: string[] }) {
  const cells = [row.shipping, <strong key="total">{row.total}</strong>, row.returns, row.delay];
  return (
    <tr aria-current={row.current || undefined}>
      <th scope="row">
        <Seller row={row} />
        {row.why && <Mention>{row.why}</Mention>}
        {row.condition && <small>{row.condition}</small>}
        {row.grade && <small>{row.grade}</small>}
      </th>
      <td>
        <span aria-hidden="true">{heads[1]}</span>
        <span>
          <span>{row.price}</span>
          {row.priceNote && <small>{row.priceNote}</small>}
        </span>
      </td>
      {cells.map((cell, index) => (
        <td key={heads[index + 2]}>
          {cell && <span aria-hidden="true">{heads[index + 2]}</span>}
          <span>{cell}</span>
        </td>
      ))}
      <td>
        <Choice row={row} />
      </td>
    </tr>
  );
}

const Seller = ({ row: { seller, sellerHref } }: { row: OfferRow }) => (
  <strong>{sellerHref ? <a href={sellerHref}>{seller}</a> : seller}</strong>
);

function Choice({ row }: { row: OfferRow }) {
  const copy = useCopy('product');
  if (row.current) {
    return (
      <p className={styles.chosen}>
        <Icon name="check" size="small" />
        {copy.chosen}
      </p>
    );
  }
  return (
    <a href={row.href} data-scroll="keep" className={styles.choose} aria-label={`${copy.choose} ${row.seller}`}>
      {copy.choose}
    </a>
  );
}
