import { ButtonLink } from '#ui/components/controls/button.tsx';
import { PrintButton } from '#ui/components/controls/print-button.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Steps } from '#ui/components/page/steps.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { CancelMark } from '#ui/components/values/cancel-mark.tsx';
import { CopiedCode } from '#ui/components/values/copied-code.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import { beginsHere } from '#ui/forms/whole-load.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './confirmation.module.css';
import type { ConfirmationView, OrderedGroup } from './confirmation.view.ts';

/** The confirmation of an order. Printed, this page is a proof of purchase. */
export function ConfirmationScreen({ view }: { view: ConfirmationView }) {
  return (
    <Page>
      <Steps steps={view.steps} />
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1} {...beginsHere}>
            {view.title}
          </h1>
          <p>{view.thanks}</p>
        </div>
        <CancelMark />
      </header>
      <Facts view={view} />
      <div className={styles.columns}>
        <Now view={view} />
        <div className={styles.recap}>
          {view.groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          <Totals rows={view.totals} />
        </div>
        <Addresses view={view} />
      </div>
      {view.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <p data-screen-only>
        <ButtonLink href={view.resume.href} kind="secondary">
          {view.resume.label}
        </ButtonLink>
      </p>
    </Page>
  );
}

function Facts({ view }: { view: ConfirmationView }) {
  const copy = useCopy('checkout');
  const facts = [
    [copy.orderedOn, view.date],
    [copy.status, view.status],
  ];
  return (
    <dl className={styles.facts}>
      <Code code={view.code} />
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {(view.payment || view.terms) && (
        <div>
          <dt>{copy.paidBy}</dt>
          {view.payment && <dd>{view.payment}</dd>}
          {view.terms && <dd className={styles.terms}>{view.terms}</dd>}
        </div>
      )}
    </dl>
  );
}

/** The order number, which the customer service asks for. */
const Code = ({ code: { label, value } }: Pick<ConfirmationView, 'code'>) => (
  <div className={styles.code}>
    <dt>{label}</dt>
    <dd>
      <CopiedCode value={value} />
    </dd>
  </div>
);

/** What happens next, and when it comes, of each sender and service; and the way to follow it. */
function Now({ view: { groups, detail } }: { view: ConfirmationView }) {
  const copy = useCopy('checkout');
  return (
    <section className={styles.now}>
      <h2>{copy.now}</h2>
      {groups.map(({ id, title, delivery, next }) => (
        <div key={id} className={styles.steps}>
          {groups.length > 1 && <strong>{title}</strong>}
          {delivery && (
            <p>
              <Icon name="truck" size="small" />
              <span>{delivery}</span>
            </p>
          )}
          <p>
            <Icon name="clock" size="small" />
            <span>{next}</span>
          </p>
        </div>
      ))}
      <div className={styles.ways} data-screen-only>
        <ButtonLink href={detail.href}>{detail.label}</ButtonLink>
        <PrintButton label={copy.print} />
      </div>
    </section>
  );
}

/** What one sender or one service was ordered from. */
function Group({ group: { title, lines } }: { group: OrderedGroup }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ id, title: name, picture, composition, quantityAndPrice, total, totalNote }) => (
          <li key={id}>
            {picture && <Picture src={picture} name={name} size={64} />}
            <span>
              <span>{name}</span>
              {[...composition, quantityAndPrice].map((fact) => (
                <span key={fact} className={styles.quantity}>
                  {fact}
                </span>
              ))}
            </span>
            <span className={styles.sum}>
              <span>{total}</span>
              {totalNote && <small>{totalNote}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Addresses({ view: { delivery, billing } }: { view: ConfirmationView }) {
  return (
    <div className={styles.addresses}>
      {delivery && (
        <section>
          <h2>{delivery.title}</h2>
          <AddressBlock lines={delivery.block} mark={delivery.mark} />
          {delivery.modes.map((mode) => (
            <p key={mode}>{mode}</p>
          ))}
        </section>
      )}
      {billing && (
        <section>
          <h2>{billing.title}</h2>
          <AddressBlock lines={billing.block} mark={billing.mark} />
          {billing.number && <p>{billing.number}</p>}
        </section>
      )}
    </div>
  );
}
