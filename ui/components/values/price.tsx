import styles from './price.module.css';

interface PriceView {
  main: string;
  note?: string;
  prior?: string;
  eco?: string;
}

/** The price as one reads it first; struck prices say so in words elsewhere. */
export function Price({ view: { main, note, prior, eco } }: { view: PriceView }) {
  return (
    <p className={styles.price}>
      <strong>{main}</strong>
      {note && <span>{note}</span>}
      {prior && <span className={styles.prior}>{prior}</span>}
      {eco && <span className={styles.eco}>{eco}</span>}
    </p>
  );
}
