import { Form } from 'react-router';
import { Button } from '#ui/shared/components/button.tsx';
import { TextField } from '#ui/shared/components/field.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './delivery.module.css';
import type { PhoneView } from './delivery-phone.view.ts';

/** The number by which the carrier announces the parcel. */
export function Phone({ phone: { now, form } }: { phone: PhoneView }) {
  const copy = useCopy('checkout');
  if (now)
    return (
      <p className={styles.line}>
        {now.text} <a href={now.change.href}>{now.change.label}</a>
      </p>
    );
  return (
    form && (
      <Form key={form.error} method="post" noValidate className={styles.small} preventScrollReset>
        <input type="hidden" name="intent" value="phone" />
        {form.text && <p>{form.text}</p>}
        <TextField
          name="telephone"
          type="tel"
          label={copy.phone}
          defaultValue={form.value}
          error={form.error}
          autoComplete="shipping tel"
          maxLength={40}
          short
        />
        <Button kind="secondary">{copy.savePhone}</Button>
      </Form>
    )
  );
}
