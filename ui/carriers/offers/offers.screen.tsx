import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { Mention } from '#ui/components/controls/choices/chip.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { LiveRegion, VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Steps } from '#ui/components/page/steps.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Price } from '#ui/components/values/price.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { Arrangement } from './arrangement.tsx';
import styles from './offers.module.css';
import type { OffersView } from './offers.view.ts';
import { offersId } from './offers-id.ts';

/** What the carriers offer, side by side; those that do not fit say why. */
export function OffersScreen({ view }: { view: OffersView }) {
  const copy = useCopy('carriers');
  const { title, steps, back, notices, shipment, renewed, form, count, basis, hidden, offers, missing } = view;
  const { hasNoPrinter } = view;
  return (
    <Page>
      <Steps steps={steps} />
      <h1>{title}</h1>
      <Notices views={notices} />
      {renewed && <Renewed renewed={renewed} hasNoPrinter={hasNoPrinter} />}
      <section aria-label={copy.yourShipment} className={styles.shipment}>
        <p>{shipment.text}</p>
        <a href={shipment.change.href}>{shipment.change.label}</a>
      </section>
      {missing.map(({ tone, text, label, href }) => (
        <Notice key={text} view={{ tone, text }}>
          <a href={href}>{label}</a>
        </Notice>
      ))}
      {offers.length + (hidden ? 1 : 0) > 0 && <Arrangement form={form} />}
      <section aria-labelledby={offersId} className={styles.found}>
        <h2 id={offersId} tabIndex={-1}>
          {count}
        </h2>
        <LiveRegion>{count}</LiveRegion>
        {basis.length > 0 && <p className={styles.basis}>{basis.join(' ')}</p>}
        {hidden && (
          <p>
            <span>{hidden.text}</span> <a href={hidden.all.href}>{hidden.all.label}</a>
          </p>
        )}
        {offers.length > 0 && (
          <ul className={styles.offers}>
            {offers.map((offer, at) => (
              <Offer key={offer.id} offer={offer} isFirst={at === 0} hasNoPrinter={hasNoPrinter} />
            ))}
          </ul>
        )}
      </section>
      <Excluded excluded={view.excluded} />
      <section aria-labelledby="classement" className={styles.ranking}>
        <h2 id="classement">{copy.method}</h2>
        {view.ranking.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <a href={view.criteria.href}>{view.criteria.label}</a>
      </section>
      <a href={back.href} className={styles.back}>
        <Icon name="previous" size="small" />
        <span>{back.label}</span>
      </a>
    </Page>
  );
}

/** Both amounts, before one goes on. */
function Renewed({
  renewed: { title, text, goOn, offer },
  hasNoPrinter,
}: { renewed: NonNullable<OffersView['renewed']> } & Pick<OffersView, 'hasNoPrinter'>) {
  return (
    <div className={styles.renewed}>
      <Notice view={{ tone: 'warning', title, text, takesFocus: true }}>
        <Form method="post">
          <HiddenFields values={chosenFields(hasNoPrinter)} />
          <Button name="offer" value={offer}>
            {goOn}
          </Button>
        </Form>
      </Notice>
    </div>
  );
}

/** What goes with the chosen offer. */
const chosenFields = (hasNoPrinter: boolean) => ({
  intent: 'choose',
  ...(hasNoPrinter && { printing: 'drop-off' }),
});

interface OfferProps extends Pick<OffersView, 'hasNoPrinter'> {
  offer: OffersView['offers'][number];
  isFirst: boolean;
}

/** A row to compare; what is alike in most offers is folded. */
function Offer({ offer, isFirst, hasNoPrinter }: OfferProps) {
  const copy = useCopy('carriers');
  const { id, name, carrier, way, mark, badges, arrival, columns, price, provisional, facts, conditions, fees } = offer;
  return (
    <li>
      <span className={styles.mark} data-carrier={mark.carrier}>
        <Icon name={mark.icon} />
      </span>
      <div className={styles.head}>
        <h3>
          <span>{carrier}</span>
          <VisuallyHidden> – </VisuallyHidden>
          <span>{way}</span>
        </h3>
        {badges.map((text) => (
          <Mention key={text}>{text}</Mention>
        ))}
      </div>
      <dl className={styles.row}>
        <div>
          <dt>{copy.arrival}</dt>
          <dd>
            <strong>{arrival.latest}</strong>
            <em className={arrival.badge.isGuaranteed ? styles.guaranteed : styles.indicative}>{arrival.badge.text}</em>
          </dd>
          {arrival.deposit && <dd>{arrival.deposit}</dd>}
        </div>
        {columns.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.pay}>
        <Price view={price} />
        {provisional && <p className={styles.provisional}>{provisional}</p>}
      </div>
      <Form method="post" className={styles.choose}>
        <HiddenFields values={chosenFields(hasNoPrinter)} />
        <Button name="offer" value={id} kind={isFirst ? 'primary' : 'secondary'} wide>
          {copy.choose}
          <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
        </Button>
      </Form>
      <details>
        <summary data-link>
          {copy.details}
          <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
        </summary>
        <DescriptionList rows={[...columns, ...facts]} className={styles.facts}>
          <div>
            <dt>{copy.conditions}</dt>
            {conditions.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
          <div>
            <dt>{copy.fees}</dt>
            {fees.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        </DescriptionList>
      </details>
    </li>
  );
}

function Excluded({ excluded }: Pick<OffersView, 'excluded'>) {
  const copy = useCopy('carriers');
  if (excluded.length === 0) return null;
  return (
    <section aria-labelledby="exclus" className={styles.excluded}>
      <h2 id="exclus">{copy.excluded}</h2>
      <dl>
        {excluded.map(({ name, reasons }) => (
          <div key={name}>
            <dt>{name}</dt>
            {reasons.map((reason) => (
              <dd key={reason}>{reason}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
