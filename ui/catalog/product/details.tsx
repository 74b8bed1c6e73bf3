import { Suggestions } from '#ui/catalog/card/similar-products.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { FactsView } from './facts.view.ts';
import { Offers } from './offers.tsx';
import styles from './product.module.css';
import type { DetailsView } from './product.view.ts';

/** The page below the price: other offers, the facts, and similar products, which stand first where this one is sold out. */
export function Details({ view: { similar, isSoldOut, offers, facts, report } }: { view: DetailsView }) {
  const suggestions = similar && (
    <section>
      <Suggestions view={similar} />
    </section>
  );
  return (
    <div className={styles.details}>
      {isSoldOut && suggestions}
      {offers && <Offers offers={offers} />}
      <Facts facts={facts} />
      <p>
        <a href={report.href} rel="nofollow">
          {report.label}
        </a>
      </p>
      {!isSoldOut && suggestions}
    </div>
  );
}

function Facts({ facts: { descriptionHtml, characteristics, safety } }: { facts: FactsView }) {
  const copy = useCopy('product');
  return (
    <div>
      {descriptionHtml && (
        <section>
          <h2>{copy.description}</h2>
          {/* oxlint-disable-next-line react/no-danger -- the adapter let only harmless elements through */}
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        </section>
      )}
      {characteristics.length > 0 && (
        <section>
          <h2>{copy.characteristics}</h2>
          <Rows rows={characteristics} />
        </section>
      )}
      {safety && <Safety safety={safety} />}
    </div>
  );
}

function Rows({ rows }: { rows: FactsView['characteristics'] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Safety({ safety: { rows, warnings } }: { safety: NonNullable<FactsView['safety']> }) {
  const copy = useCopy('product');
  return (
    <section>
      <h2>{copy.safety}</h2>
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label={copy.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <Rows rows={rows} />
    </section>
  );
}
