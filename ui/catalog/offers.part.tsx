import { VisuallyHidden } from '#ui/shared/components/hidden.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './offers.module.css';
import type { OfferRow, ProductView } from './product.view.ts';

/** Every seller of the product, the best total first: a table when wide, cards when narrow. */
export function Offers({ offers: { title, rows } }: { offers: NonNullable<ProductView['offers']> }) {
  const copy = useCopy('catalog');
  const heads = [copy.seller, copy.price, copy.shipping, copy.total, copy.delay, copy.returns];
  return (
    <section className={styles.offers} id="offres">
      <h2 id="offres-titre">{title}</h2>
      <table aria-labelledby="offres-titre">
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
    </section>
  );
}

function Row({ row, heads }: { row: OfferRow; heads: string[] }) {
  const cells = [row.price, row.shipping, row.total, row.delay, row.returns];
  return (
    <tr aria-current={row.current || undefined}>
      <th scope="row">
        <strong>{row.seller}</strong>
        {row.why && <em>{row.why}</em>}
        <small>{row.condition}</small>
        {row.grade && <small>{row.grade}</small>}
      </th>
      {cells.map((cell, index) => (
        <td key={heads[index + 1]}>
          <span aria-hidden="true">{heads[index + 1]}</span>
          {index === 2 ? <strong>{cell}</strong> : cell}
        </td>
      ))}
      <td>
        <Choice row={row} />
      </td>
    </tr>
  );
}

function Choice({ row }: { row: OfferRow }) {
  const copy = useCopy('catalog');
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
