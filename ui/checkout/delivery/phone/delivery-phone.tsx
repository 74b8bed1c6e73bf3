import { MissingField } from '#ui/checkout/missing-field.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from '../delivery.module.css';
import type { PhoneView } from './delivery-phone.view.ts';

/** The number on which the carrier announces the parcel. */
export function Phone({ phone: { now, form } }: { phone: PhoneView }) {
  const copy = useCopy('checkout');
  if (now)
    return (
      <p className={styles.line}>
        <span>{now.text}</span> <a href={now.change.href}>{now.change.label}</a>
      </p>
    );
  return (
    form && (
      <MissingField
        intent="phone"
        text={form.text}
        button={copy.savePhone}
        name="telephone"
        type="tel"
        label={copy.phone}
        hint={form.hint}
        defaultValue={form.value}
        error={form.error}
        autoComplete="shipping tel"
      />
    )
  );
}
