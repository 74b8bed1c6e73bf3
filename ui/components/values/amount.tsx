import styles from './amount.module.css';

interface AmountProps {
  amount: string;
  /** The same with tax, or that there is none. */
  note?: string | undefined;
}

/** « €241.79 excl. VAT »: the tax after its amount is smaller, and begins a line of its own where the line is too short. */
export function Amount({ amount, note }: AmountProps) {
  const [, figures, tax] = /^([^(]*\d) ([^\d(€]+)$/.exec(amount) ?? [];
  return (
    <>
      <span className={styles.amount}>
        <span>{figures ?? amount}</span>
        {tax && ' '}
        {tax && <small>{tax}</small>}
      </span>
      {note && <small className={styles.note}>{note}</small>}
    </>
  );
}
