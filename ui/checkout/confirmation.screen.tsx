import { AddressBlock } from '#ui/shared/components/address-block.tsx';
import { Button, ButtonLink } from '#ui/shared/components/button.tsx';
import { CancelMark } from '#ui/shared/components/cancel-mark.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Page } from '#ui/shared/components/page.tsx';
import { Steps } from '#ui/shared/components/steps.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './confirmation.module.css';
import type { ConfirmationView } from './confirmation.view.ts';
import { Recap } from './recap.part.tsx';

/** The order is made. Printed, this page is a proof of purchase. */
export function ConfirmationScreen({ view }: { view: ConfirmationView }) {
  return (
    <Page narrow>
      <Steps steps={view.steps} />
      <header className={styles.head}>
        <div>
          <h1>{view.title}</h1>
          <p>{view.thanks}</p>
        </div>
        <CancelMark />
      </header>
      <Facts view={view} />
      <div className={styles.columns}>
        <Addresses view={view} />
        <section className={styles.recap}>
          <h2>{view.recap.title}</h2>
          <Recap recap={view.recap} />
        </section>
      </div>
      <Ways view={view} />
    </Page>
  );
}

function Facts({ view }: { view: ConfirmationView }) {
  const copy = useCopy('checkout');
  const facts = [
    [view.code.label, view.code.value],
    [copy.orderedOn, view.date],
    [copy.status, view.status],
    [copy.paidBy, view.payment],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Addresses({ view: { delivery, billing } }: { view: ConfirmationView }) {
  return (
    <div className={styles.addresses}>
      {delivery && (
        <section>
          <h2>{delivery.title}</h2>
          <AddressBlock lines={delivery.block} />
          {delivery.modes.map((mode) => (
            <p key={mode}>{mode}</p>
          ))}
        </section>
      )}
      {billing && (
        <section>
          <h2>{billing.title}</h2>
          <AddressBlock lines={billing.block} />
        </section>
      )}
    </div>
  );
}

function Ways({ view }: { view: ConfirmationView }) {
  const copy = useCopy('checkout');
  return (
    <div className={styles.ways} data-screen-only>
      <ButtonLink href={view.resume.href}>{view.resume.label}</ButtonLink>
      <span className={styles.print}>
        <Button type="button" kind="secondary" onClick={() => print()}>
          <Icon name="print" />
          {copy.print}
        </Button>
      </span>
    </div>
  );
}
