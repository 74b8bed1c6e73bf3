import { useEffect, useRef } from 'react';
import { BillingNumberLine } from '#ui/checkout/billing/billing-number.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { PaymentBillingView } from './payment-billing.view.ts';

/**
 * The billing address and the company number; the number's field belongs to the order's form, so that ordering sends
 * it.
 */
export function PaymentBilling({ view, form }: { view: PaymentBillingView; form: string }) {
  const { title, block, mark, none, number, change } = view;
  const copy = useCopy('checkout');
  const way = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (none?.isRequired) way.current?.focus();
  }, [none]);
  return (
    <section>
      <h2>{title}</h2>
      <div>
        {block && <AddressBlock lines={block} mark={mark} />}
        {none?.isRequired ? <Notice view={{ tone: 'error', text: none.text }} /> : none && <p>{none.text}</p>}
        {number && <BillingNumberLine number={number} form={form} />}
      </div>
      <a ref={way} href={change.href} aria-label={change.label}>
        {none ? change.label : copy.change}
      </a>
    </section>
  );
}
