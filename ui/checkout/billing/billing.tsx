import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { AddressCheck } from '#ui/address/check/address-check.tsx';
import { AddressForm, OtherWays, SaveAddress } from '#ui/address/form/address-form.tsx';
import styles from '#ui/checkout/delivery/delivery.module.css';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { RadioCard } from '#ui/components/controls/choices/radio-card.tsx';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { WithoutScript } from '#ui/components/page/hidden.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { BillingChoiceView, BillingView } from './billing.view.ts';
import { billingSection } from './billing-place.ts';

/** The billing address: the delivery address unless another one is chosen. */
export function Billing({ billing }: { billing: BillingView }) {
  const copy = useCopy('checkout');
  const { isSame, set } = billing;
  return (
    <section id={billingSection} tabIndex={-1} aria-label={copy.billing} className={styles.section}>
      <h2>{copy.billing}</h2>
      <SameOrOther key={String(isSame)} isSame={isSame} />
      {set && (
        <div className={styles.plate}>
          <div className={styles.set}>
            <AddressBlock lines={set.block} mark={set.mark} />
            <a href={set.change.href}>{set.change.label}</a>
          </div>
        </div>
      )}
      <BillingChoice choice={billing} title="h3" />
    </section>
  );
}

const bookForm = 'facturation-carnet';

/** The button of that choice, where the step leads on. */
export function billingAction({ pick, form }: BillingChoiceView) {
  if (pick) return <BillHere />;
  return form && <SaveAddress form={form.fields} wide />;
}

export const billingWays = ({ form }: BillingChoiceView) => form && <OtherWays form={form.fields} />;

function BillHere() {
  const copy = useCopy('checkout');
  return (
    <Button wide form={bookForm}>
      {copy.billHere}
    </Button>
  );
}

/** Another billing address: one of the book, or a typed one. */
export function BillingChoice({
  choice: { pick, form },
  title: Title,
}: {
  choice: BillingChoiceView;
  title: 'h2' | 'h3';
}) {
  return (
    <>
      {pick && <Pick pick={pick} />}
      {form && (
        <>
          <Title>{form.title}</Title>
          {form.check && <AddressCheck check={form.check} />}
          <AddressForm key={Object.values(form.fields.values).join('|')} form={form.fields} isInStep />
        </>
      )}
    </>
  );
}

function SameOrOther({ isSame }: Pick<BillingView, 'isSame'>) {
  const copy = useCopy('checkout');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const send = (chosen: HTMLFormElement) => void submit(chosen, { preventScrollReset: true });
  const choose = (event: FormEvent<HTMLFormElement>) => send(event.currentTarget);
  const sendEarly = useEffectEvent(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('[name=billing]:checked');
    if (form.current && chosen && !chosen.defaultChecked) send(form.current);
  });
  // A choice made before hydration is sent afterwards.
  useEffect(() => sendEarly(), []);
  return (
    // Without autocompletion: going back would restore a choice that the cart does not hold.
    <Form ref={form} method="post" autoComplete="off" className={styles.modes} onChange={choose} preventScrollReset>
      <input type="hidden" name="intent" value="billing" />
      <RadioGroup name="billing" label={copy.billTo} className={`${styles.modes} ${styles.pair}`}>
        <RadioCard name="billing" value="same" selected={isSame} title={copy.billingSame} />
        <RadioCard name="billing" value="other" selected={!isSame} title={copy.billingOther} />
      </RadioGroup>
      <WithoutScript>
        <Button kind="secondary">{copy.chooseBilling}</Button>
      </WithoutScript>
    </Form>
  );
}

function Pick({ pick: { entries, add } }: { pick: NonNullable<BillingView['pick']> }) {
  const copy = useCopy('checkout');
  return (
    <Form id={bookForm} method="post" className={styles.modes} preventScrollReset>
      <input type="hidden" name="intent" value="billing" />
      <RadioGroup name="billing-book" label={copy.billingBook} className={`${styles.modes} ${styles.pair}`}>
        {entries.map(({ id, name, block, mark, isSelected }) => (
          <RadioCard key={id} name="addressId" value={id} selected={isSelected} title={name}>
            <AddressBlock lines={block} mark={mark} />
          </RadioCard>
        ))}
      </RadioGroup>
      <ButtonLink href={add.href} kind="secondary">
        {add.label}
      </ButtonLink>
    </Form>
  );
}
