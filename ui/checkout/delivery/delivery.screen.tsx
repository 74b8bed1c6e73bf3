import { useNavigation } from 'react-router';
import { AddressCheck } from '#ui/address/check/address-check.tsx';
import { AddressForm, OtherWays, SaveAddress } from '#ui/address/form/address-form.tsx';
import { AddressPicker, UseAddress } from '#ui/address/picker/address-picker.tsx';
import { AddressUndo } from '#ui/address/picker/address-undo.tsx';
import { Billing, billingAction, billingWays } from '#ui/checkout/billing/billing.tsx';
import { BillingNumber } from '#ui/checkout/billing/billing-number.tsx';
import { StepPage } from '#ui/checkout/recap.tsx';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import notice from '#ui/components/page/notice.module.css';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './delivery.module.css';
import type { DeliveryView } from './delivery.view.ts';
import { addressPlace, useAnswerPlace } from './delivery-focus.ts';
import { SellerGroup } from './delivery-group.tsx';
import { useChoices } from './delivery-modes.tsx';
import { Phone } from './phone/delivery-phone.tsx';

/** The delivery page: the address, then the modes of each sender. */
export function DeliveryScreen({ view }: { view: DeliveryView }) {
  const copy = useCopy('checkout');
  const choices = useChoices(view.groups);
  useAnswerPlace(view);
  const isBusy = useNavigation().formMethod === 'POST' || choices.isOpen;
  return (
    <StepPage
      view={view}
      busy={isBusy ? copy.updating : undefined}
      action={actionOf(view, isBusy)}
      beside={waysOf(view)}
    >
      {view.refused && (
        <Notice view={{ tone: 'error', text: view.refused.text, takesFocus: true }}>
          <ChoiceLinks ways={view.refused.ways} />
        </Notice>
      )}
      <Notices views={view.notices} />
      {view.undo && <AddressUndo undo={view.undo} />}
      <Where address={view.address} phone={view.phone} />
      {view.billing && <Billing billing={view.billing} />}
      {view.billingNumber && <BillingNumber number={view.billingNumber} />}
      {view.groups.map((group) => (
        <SellerGroup key={group.sellerId} group={group} choices={choices} />
      ))}
      {view.failed && (
        <Notice view={{ tone: 'error', text: view.failed.text }}>
          <a href={view.failed.again.href}>{view.failed.again.label}</a>
        </Notice>
      )}
      {/* Announced when a choice makes another one necessary, such as a pickup point. */}
      <div role="status" aria-atomic className={styles.news}>
        {view.required && <Required required={view.required} />}
      </div>
      <LiveRegion>{view.updated}</LiveRegion>
    </StepPage>
  );
}

function Required({ required: { text, ways } }: { required: NonNullable<DeliveryView['required']> }) {
  return (
    <div className={`${notice.notice} ${notice.info} ${styles.required}`}>
      <Icon name="info" />
      <div>
        <p>{`${text} `}</p>
        <ChoiceLinks ways={ways} />
      </div>
    </div>
  );
}

function ChoiceLinks({ ways }: Pick<NonNullable<DeliveryView['required']>, 'ways'>) {
  if (ways.length === 0) return null;
  return (
    <ul>
      {ways.map(({ label, href }) => (
        <li key={href + label}>
          <a href={href}>{label}</a>{' '}
        </li>
      ))}
    </ul>
  );
}

/** The address while there is none, then to payment, or else to the place of the first choice that is missing. */
function actionOf({ address, billing, next, missing }: DeliveryView, isBusy: boolean) {
  if (address.kind === 'pick' && address.picker.entries.some(({ isSelectable }) => isSelectable)) return <UseAddress />;
  if (address.kind === 'form') return <SaveAddress form={address.form} wide />;
  const bills = billing && billingAction(billing);
  if (bills) return bills;
  if (next) return <Next next={next} isBusy={isBusy} />;
  return (
    missing && (
      <ButtonLink href={missing.href} wide>
        {missing.label}
      </ButtonLink>
    )
  );
}

/** Other ways on than that button. */
const waysOf = ({ address, billing }: DeliveryView) =>
  address.kind === 'form' ? <OtherWays form={address.form} /> : billing && billingWays(billing);

/** Disabled while a choice is under way: the payment page would show another amount. */
function Next({ next, isBusy }: { next: NonNullable<DeliveryView['next']>; isBusy: boolean }) {
  const label = (
    <>
      <span>{next.label}</span>
      <Icon name="next" />
    </>
  );
  if (isBusy)
    return (
      <Button type="button" wide disabled>
        {label}
      </Button>
    );
  return (
    <ButtonLink href={next.href} wide>
      {label}
    </ButtonLink>
  );
}

function Where({ address, phone }: Pick<DeliveryView, 'address' | 'phone'>) {
  const copy = useCopy('checkout');
  return (
    <section id={addressPlace} tabIndex={-1} aria-label={copy.address} className={styles.section}>
      <h2>{copy.address}</h2>
      {address.kind === 'set' && (
        <div className={styles.plate}>
          <div className={styles.set}>
            <AddressBlock lines={address.block} mark={address.mark} />
            <a href={address.change.href}>{address.change.label}</a>
          </div>
          {phone && <Phone phone={phone} />}
        </div>
      )}
      {address.kind === 'pick' && <AddressPicker picker={address.picker} />}
      {address.kind === 'form' && (
        <>
          <h3>{address.title}</h3>
          {address.check && <AddressCheck check={address.check} />}
          {/* The key renders the form anew when the server has changed a value: React would keep the typed one. */}
          <AddressForm key={Object.values(address.form.values).join('|')} form={address.form} isInStep />
        </>
      )}
    </section>
  );
}
