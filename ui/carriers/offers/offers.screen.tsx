import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
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
  const { title, steps, back, notices, shipment, renewed, form, count, hidden, offers, missing } = view;
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
        {hidden && (
          <p>
            <span>{hidden.text}</span> <a href={hidden.all.href}>{hidden.all.label}</a>
          </p>
        )}
        {offers.length > 0 && (
          <ul className={styles.offers}>
            {offers.map((offer) => (
              <Offer key={offer.id} offer={offer} hasNoPrinter={hasNoPrinter} />
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

function Offer({ offer, hasNoPrinter }: { offer: OffersView['offers'][number] } & Pick<OffersView, 'hasNoPrinter'>) {
  const copy = useCopy('carriers');
  const { id, name, mark, price, provisional, latest, badge, facts, conditions, fees } = offer;
  return (
    <li>
      <div className={styles.head}>
        <span className={styles.mark} data-carrier={mark.carrier} aria-hidden>
          {mark.letters}
        </span>
        <h3>{name}</h3>
        <p className={styles.latest}>
          <span>{latest}</span>
          <em className={badge.isGuaranteed ? styles.guaranteed : styles.indicative}>{badge.text}</em>
        </p>
      </div>
      <div className={styles.pay}>
        <Price view={price} />
        {provisional && <p className={styles.provisional}>{provisional}</p>}
        <Form method="post" className={styles.choose}>
          <HiddenFields values={chosenFields(hasNoPrinter)} />
          <Button name="offer" value={id}>
            {copy.choose}
            <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
          </Button>
        </Form>
      </div>
      <DescriptionList rows={facts} className={styles.facts}>
        <div className={styles.long}>
          <dt>{copy.conditions}</dt>
          {conditions.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
        <div className={styles.long}>
          <dt>{copy.fees}</dt>
          {fees.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      </DescriptionList>
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
