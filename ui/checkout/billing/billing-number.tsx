import styles from '#ui/checkout/delivery/delivery.module.css';
import { MissingField } from '#ui/checkout/missing-field.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { BillingNumberView } from './billing-number.view.ts';
import { numberSection } from './billing-place.ts';

/** The SIREN or SIRET of a professional's invoice. */
export function BillingNumber({ number }: { number: BillingNumberView }) {
  const copy = useCopy('checkout');
  return (
    <section id={numberSection} tabIndex={-1} aria-label={copy.invoice} className={styles.section}>
      <h2>{copy.invoice}</h2>
      <BillingNumberLine number={number} />
    </section>
  );
}

interface BillingNumberLineProps {
  number: BillingNumberView;
  /** The id of another form that the field belongs to; without it the field has its own form. */
  form?: string;
}

export function BillingNumberLine({ number: { set, form: field }, form }: BillingNumberLineProps) {
  const copy = useCopy('checkout');
  return (
    <>
      {set && (
        <p className={styles.line}>
          <span>{set.text}</span> <a href={set.change.href}>{set.change.label}</a>
        </p>
      )}
      {field && (
        <MissingField
          intent="billing-number"
          button={copy.saveInvoice}
          name="entreprise"
          label={copy.invoiceNumber}
          hint={field.hint}
          defaultValue={field.value}
          error={field.error}
          {...(form ? { form } : {})}
          inputMode="numeric"
        />
      )}
    </>
  );
}
