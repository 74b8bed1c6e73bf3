import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { focusAnew } from '#ui/forms/focus-anew.ts';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { CartView } from './cart.view.ts';
import styles from './voucher.module.css';

/** The applied vouchers, and a folded field for another one, which is open after a refusal. */
export function Voucher({ voucher }: Pick<CartView, 'voucher'>) {
  const { applied, typed, error } = voucher;
  const copy = useCopy('cart');
  useErrorTitle(error !== undefined);
  const place = useFocus(voucher);
  return (
    <div ref={place} className={styles.voucher}>
      {applied.length > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="remove-voucher" />
          <ul aria-label={copy.vouchers}>
            {applied.map(({ code, label }) => (
              <li key={code} className={styles.applied}>
                <span>
                  <strong>{code}</strong> <span>{label}</span>
                </span>
                <button name="code" value={code} aria-label={`${copy.removeVoucher} ${code}`} data-screen-only>
                  <Icon name="close" size="small" />
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
      <details open={Boolean(error)} key={applied.length} data-screen-only>
        <summary>
          {copy.voucherQuestion}
          <Icon name="down" size="small" />
        </summary>
        <Form method="post" preventScrollReset noValidate className={styles.form}>
          <input type="hidden" name="intent" value="voucher" />
          <TextField
            label={copy.voucherLabel}
            name="code"
            hint={copy.voucherHint}
            error={error}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button kind="secondary">{copy.apply}</Button>
        </Form>
      </details>
    </div>
  );
}

/**
 * A refusal moves the focus to the field. When a voucher is applied or removed, its button disappears, and the focus
 * moves to the summary of the field.
 */
function useFocus(voucher: CartView['voucher']) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(voucher.applied.length);
  // Each answer is another object: the same fault again is said again.
  useEffect(() => {
    const { error } = voucher;
    const count = voucher.applied.length;
    if (error || count !== before.current)
      focusAnew(place.current?.querySelector<HTMLElement>(error ? 'input[name="code"]' : 'summary'));
    before.current = count;
  }, [voucher]);
  return place;
}
