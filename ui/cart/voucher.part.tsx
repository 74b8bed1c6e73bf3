import { useFetcher } from 'react-router';
import { Button } from '#ui/shared/components/button.tsx';
import { TextField } from '#ui/shared/components/field.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import type { CartView } from './cart.view.ts';
import styles from './voucher.module.css';

/** Codes in force, and a closed field for another: open when the last one was refused. */
export function Voucher({ voucher: { applied, typed, error } }: { voucher: CartView['voucher'] }) {
  const copy = useCopy('cart');
  const change = useFetcher<{ voucher?: CartView['voucher'] }>();
  return (
    <div className={styles.voucher}>
      {applied.length > 0 && (
        <ul aria-label={copy.vouchers}>
          {applied.map(({ code, label }) => (
            <li key={code} className={styles.applied}>
              <span>
                <strong>{code}</strong> {label}
              </span>
              <change.Form method="post">
                <input type="hidden" name="intent" value="remove-voucher" />
                <button name="code" value={code} aria-label={`${copy.removeVoucher} ${code}`}>
                  <Icon name="close" size="small" />
                </button>
              </change.Form>
            </li>
          ))}
        </ul>
      )}
      <details open={error !== undefined} key={`${applied.length} ${error}`}>
        <summary>
          {copy.voucherQuestion}
          <Icon name="down" size="small" />
        </summary>
        <change.Form method="post" className={styles.form}>
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
        </change.Form>
      </details>
    </div>
  );
}
