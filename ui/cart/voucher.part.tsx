import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#ui/shared/components/button.tsx';
import { TextField } from '#ui/shared/components/field.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Notice } from '#ui/shared/components/notice.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import type { CartView } from './cart.view.ts';
import styles from './voucher.module.css';

/** Why a change of the cart was not made: by a fetcher it comes to the fetcher, without scripts with the page. */
export type NotChanged = { typed?: string; error?: string; failed?: string };

/** Codes in force, and a closed field for another: open when the last one was refused. */
export function Voucher({ voucher: { applied, ...page } }: { voucher: CartView['voucher'] }) {
  const copy = useCopy('cart');
  const change = useFetcher<NotChanged>();
  const error = change.data ? change.data.error : page.error;
  const place = useFocus({ count: applied.length, refusal: change.data });
  return (
    <div ref={place} className={styles.voucher}>
      {change.data?.failed && <Notice view={{ tone: 'error', text: change.data.failed }} />}
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
      <details open={error !== undefined} key={applied.length}>
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
            defaultValue={page.typed}
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

/** A refusal leads back to the field; the button of a code that came or went is gone, so the focus goes to the question. */
function useFocus({ count, refusal }: { count: number; refusal: NotChanged | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (refusal?.error) place.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
  }, [refusal]);
  useEffect(() => {
    if (count !== before.current) place.current?.querySelector('summary')?.focus();
    before.current = count;
  }, [count]);
  return place;
}
