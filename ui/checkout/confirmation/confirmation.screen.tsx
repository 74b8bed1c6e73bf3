import { ButtonLink } from '#ui/components/controls/button.tsx';
import { PrintButton } from '#ui/components/controls/print-button.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Steps } from '#ui/components/page/steps.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { Amount } from '#ui/components/values/amount.tsx';
import { CancelMark } from '#ui/components/values/cancel-mark.tsx';
import { CopiedCode } from '#ui/components/values/copied-code.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import { autoFocusProps } from '#ui/forms/whole-load.ts';
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
          <h1 tabIndex={-1} {...autoFocusProps}>
            {view.title}
          </h1>
          <p>{view.thanks}</p>
        </div>
        <CancelMark />
      </header>
      <Facts view={view} />
      <Ways view={view} />
      <div className={styles.columns}>
        <div className={styles.groups}>
          {view.shared.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {view.groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </div>
        <div className={styles.side}>
          <div className={styles.totals}>
            <Totals rows={view.totals} />
          </div>
          <Addresses view={view} />
        </div>
      </div>
      {view.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
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

/** The order, on paper, and the way back to the shop. */
function Ways({ view: { detail, resume } }: { view: ConfirmationView }) {
  const copy = useCopy('checkout');
  return (
    <div className={styles.ways} data-screen-only>
      <ButtonLink href={detail.href}>{detail.label}</ButtonLink>
      <PrintButton label={copy.print} />
      <ButtonLink href={resume.href} kind="secondary">
        {resume.label}
      </ButtonLink>
    </div>
  );
}

/** What one sender sends or one service does: when it comes, what happens next, and what was ordered. */
function Group({ group: { title, delivery, next, lines } }: { group: OrderedGroup }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {delivery && (
        <p>
          <Icon name="truck" size="small" />
          <strong>{delivery}</strong>
        </p>
      )}
      {next && (
        <p>
          <Icon name="clock" size="small" />
          <span>{next}</span>
        </p>
      )}
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
              <Amount amount={total} note={totalNote} />
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
      {billing && <Billing {...billing} />}
    </div>
  );
}

/** Folded on a phone, unless it is a line as well: the same as where it is delivered. */
function Billing({ title, block, mark, number }: NonNullable<ConfirmationView['billing']>) {
  const address = (
    <>
      <AddressBlock lines={block} mark={mark} />
      {number && <p>{number}</p>}
    </>
  );
  if (block.length === 1)
    return (
      <section>
        <h2>{title}</h2>
        {address}
      </section>
    );
  return (
    <section>
      <h2 className={styles.folded}>{title}</h2>
      <details>
        <summary>
          <span>{title}</span>
          <Icon name="down" size="small" />
        </summary>
        {address}
      </details>
    </section>
  );
}
