import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { StepPage } from '#ui/checkout/recap.tsx';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { RadioCard } from '#ui/components/controls/choices/radio-card.tsx';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { marksByMode } from '#ui/components/payment-marks/payment-marks.ts';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { Amount } from '#ui/components/values/amount.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import type { LinkView } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './payment.module.css';
import type { PaymentView } from './payment.view.ts';
import { PaymentBilling } from './payment-billing.tsx';
import { Engaging } from './payment-engagement.tsx';
import { linesSection, messageSection, modesSection, waiverField } from './payment-places.ts';

const orderForm = 'commander';

/** The summary of every choice, the payment modes, and the button that orders. */
export function PaymentScreen({ view }: { view: PaymentView }) {
  const copy = useCopy('checkout');
  const { delivery, billing } = view;
  const busy = useNavigation().formMethod === 'POST';
  return (
    <StepPage view={view} last={<Last view={view} busy={busy} />} toLast={view.retry ? undefined : copy.seeAndOrder}>
      <Message view={view} />
      {(delivery || billing) && (
        <div className={styles.chosen}>
          {delivery && (
            <>
              <Chosen title={copy.delivery} change={delivery.change}>
                <AddressBlock lines={delivery.block} mark={delivery.mark} />
              </Chosen>
              <Chosen title={copy.modes} change={delivery.changeMode}>
                {delivery.modes.map((mode) => (
                  <p key={mode}>{mode}</p>
                ))}
              </Chosen>
            </>
          )}
          {billing && <PaymentBilling view={billing} form={orderForm} />}
        </div>
      )}
      {view.engagement && <Engaging view={view.engagement} certification={view.certification} />}
      {!view.retry && <Order view={view} busy={busy} />}
    </StepPage>
  );
}

/** About the last attempt: the address leads here, and the next Tab to where one acts. */
function Message({ view: { notices, next } }: { view: PaymentView }) {
  if (notices.length === 0) return null;
  return (
    <div
      id={messageSection}
      role="group"
      aria-label={notices.map(({ text }) => text).join(' ')}
      tabIndex={-1}
      className={styles.message}
    >
      {notices.map((notice, at) => (
        <Notice key={notice.text} view={notice}>
          {next && at === notices.length - 1 && <a href={next.href}>{next.label}</a>}
        </Notice>
      ))}
    </div>
  );
}

interface ChosenProps {
  title: string;
  change: LinkView;
  children: ReactNode;
}

const Chosen = ({ title, change, children }: ChosenProps) => (
  <section>
    <h2>{title}</h2>
    <div>{children}</div>
    <a href={change.href} aria-label={change.label}>
      {useCopy('checkout').change}
    </a>
  </section>
);

interface OrderProps {
  view: PaymentView;
  /** The order is under way. */
  busy: boolean;
}

function Order({ view, busy }: OrderProps) {
  const copy = useCopy('checkout');
  const { modes, order } = view;
  return (
    <Form id={orderForm} method="post" className={styles.order} onSubmit={useOnce(busy)} preventScrollReset>
      <input type="hidden" name="cart" value={order.cartCode} />
      <input type="hidden" name="shown" value={order.totalCents} />
      <RadioGroup name="mode" id={modesSection} label={<h2>{copy.payment}</h2>}>
        {modes.map(({ code, name, description, selected, disabled }) => (
          <RadioCard
            key={code}
            name="mode"
            value={code}
            selected={selected}
            disabled={disabled}
            title={name}
            price={marksByMode[code] && <img {...marksByMode[code]} alt="" />}
          >
            {description}
          </RadioCard>
        ))}
      </RadioGroup>
      <Lines view={view} />
      {order.waiver && <Waiver waiver={order.waiver} />}
    </Form>
  );
}

/** What ends the page: the button that orders, or the way back to an attempt. */
function Last({ view: { order, retry }, busy }: OrderProps) {
  const copy = useCopy('checkout');
  if (retry)
    return (
      <ButtonLink href={retry.href} data-load="whole" wide>
        {retry.label}
      </ButtonLink>
    );
  return (
    <>
      <p className={styles.reminder}>
        <span>{order.reminder}</span>{' '}
        <a href={order.terms.href} target="_blank" rel="noreferrer">
          <span>{order.terms.label}</span>
          <VisuallyHidden>{` ${copy.newTab}`}</VisuallyHidden>
        </a>
        <span>.</span>
      </p>
      <Button wide form={orderForm} name="intent" value="order" aria-disabled={busy || undefined}>
        {order.label}
      </Button>
    </>
  );
}

/** The total beside the button, and the ordered lines where the summary folds some or all (article L221-14 of the consumer code). */
function Lines({ view: { recap, order } }: { view: PaymentView }) {
  return (
    <section
      id={linesSection}
      tabIndex={-1}
      className={styles.lines}
      data-folded={recap.fold && true}
      aria-labelledby="titre-lignes"
    >
      <h3 id="titre-lignes">{order.linesTitle}</h3>
      <dl>
        {recap.lines.map(({ id, title, composition, quantityAndPrice, total, totalNote }) => (
          <div key={id}>
            <dt>
              <span>{title}</span>
              {[...composition, quantityAndPrice].map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </dt>
            <dd>
              <Amount amount={total} note={totalNote} />
            </dd>
          </div>
        ))}
      </dl>
      <Totals rows={recap.totals} />
    </section>
  );
}

function Waiver({ waiver: { label, error } }: { waiver: NonNullable<PaymentView['order']['waiver']> }) {
  return (
    <div className={styles.waiver}>
      <label>
        <input
          id={waiverField}
          type="checkbox"
          name="waiver"
          value="yes"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'renonciation-erreur' : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <p id="renonciation-erreur">{error}</p>}
    </div>
  );
}

/** Ignores a second click while the first is under way; the server would count one attempt anyway. */
function useOnce(busy: boolean) {
  const sent = useRef(false);
  useEffect(() => {
    if (!busy) sent.current = false;
  }, [busy]);
  return (event: { preventDefault: () => void }) => {
    if (sent.current) event.preventDefault();
    sent.current = true;
  };
}
