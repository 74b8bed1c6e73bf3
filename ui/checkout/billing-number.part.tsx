import { Form } from 'react-router';
import { Button } from '#ui/shared/components/button.tsx';
import { TextField } from '#ui/shared/components/field.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
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
        <Form key={form.error} method="post" noValidate className={styles.small} preventScrollReset>
          <input type="hidden" name="intent" value="billing-number" />
          <TextField
            name="entreprise"
            label={copy.invoiceNumber}
            hint={form.hint}
            defaultValue={form.value}
            error={form.error}
            inputMode="numeric"
            maxLength={40}
            short
          />
          <Button kind="secondary">{copy.saveInvoice}</Button>
        </Form>
      )}
    </section>
  );
}
