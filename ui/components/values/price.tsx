import styles from './price.module.css';

interface PriceView {
  main: string;
  note?: string;
  prior?: string;
  eco?: string;
}

/** The main price first; a struck price is also announced in words. */
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
