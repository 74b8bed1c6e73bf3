import { useCopy } from '#ui/shared/copy/use-copy.ts';
import { AskedField } from './asked-field.part.tsx';
import type { BillingNumberView } from './billing-number.view.ts';
import styles from './delivery.module.css';

/** The SIREN or SIRET of a professional's invoice. */
export function BillingNumber({ number: { set, form } }: { number: BillingNumberView }) {
  const copy = useCopy('checkout');
  return (
    <section className={styles.section}>
      <h2>{copy.invoice}</h2>
      {set && (
        <p className={styles.line}>
          {set.text} <a href={set.change.href}>{set.change.label}</a>
        </p>
      )}
      {form && (
        <AskedField
          intent="billing-number"
          button={copy.saveInvoice}
          name="entreprise"
          label={copy.invoiceNumber}
          hint={form.hint}
          defaultValue={form.value}
          {...(form.error ? { error: form.error } : {})}
          inputMode="numeric"
        />
      )}
    </section>
  );
}
