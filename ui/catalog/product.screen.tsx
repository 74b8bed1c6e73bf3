import { useFetcher } from 'react-router';
import { Breadcrumb } from '#ui/shared/components/breadcrumb.tsx';
import { Button, ButtonLink } from '#ui/shared/components/button.tsx';
import { Mention } from '#ui/shared/components/chip.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Notice } from '#ui/shared/components/notice.tsx';
import { Page } from '#ui/shared/components/page.tsx';
import { Price } from '#ui/shared/components/price.tsx';
import { Quantity } from '#ui/shared/components/quantity.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import { Added, useAdded } from './added.part.tsx';
import { Gallery } from './gallery.part.tsx';
import { Offers } from './offers.part.tsx';
import styles from './product.module.css';
import type { AddedView, ProductView } from './product.view.ts';

export function ProductScreen({ view }: { view: ProductView }) {
  return (
    <Page>
      <Breadcrumb links={view.breadcrumb} />
      <Answers view={view} />
      <div className={styles.product}>
        <Gallery pictures={view.pictures} />
        <BuyBox view={view} />
      </div>
      {view.offers && <Offers offers={view.offers} />}
      <Facts view={view} />
    </Page>
  );
}

/** What the page has to say comes before everything: without scripts it is the answer to a click. */
function Answers({ view: { notice, added } }: { view: ProductView }) {
  return (
    <>
      {notice && <Notice view={notice} />}
      {added && (
        <Notice view={{ tone: 'success', text: added.text }}>
          <a href={added.cart.href}>{added.cart.label}</a>
        </Notice>
      )}
    </>
  );
}

function BuyBox({ view }: { view: ProductView }) {
  return (
    <div className={styles.box}>
      <h1>{view.title}</h1>
      <p className={styles.summary}>{view.summary}</p>
      <Marks marks={view.marks} />
      <div className={styles.plate}>
        <Price view={view.price} />
        <Supply view={view} />
        {view.buy && <Buy buy={view.buy} code={view.code} />}
        {view.start && <Start start={view.start} />}
      </div>
    </div>
  );
}

function Marks({ marks }: { marks: string[] }) {
  const copy = useCopy('catalog');
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={copy.marks}>
      {marks.map((mark) => (
        <li key={mark}>
          <Mention>{mark}</Mention>
        </li>
      ))}
    </ul>
  );
}

const stockIcon = { in: 'success', low: 'clock', out: 'warning' } as const;

function Supply({ view: { stock, soldBy, delivery } }: { view: ProductView }) {
  return (
    <ul className={styles.supply}>
      <li data-stock={stock.state}>
        <Icon name={stockIcon[stock.state]} />
        {stock.label}
      </li>
      {delivery && (
        <li>
          <Icon name="truck" />
          {delivery}
        </li>
      )}
      <li>
        <Icon name="parcel" />
        {soldBy}
      </li>
    </ul>
  );
}

function Buy({ buy, code }: { buy: NonNullable<ProductView['buy']>; code: string }) {
  const copy = useCopy('catalog');
  const add = useFetcher<AddedView>();
  const { shown, close } = useAdded(add.data);
  return (
    <>
      <add.Form method="post" action={buy.action} className={styles.buy}>
        <input type="hidden" name="add" value={code} />
        <input type="hidden" name="offer" value={buy.offerId} />
        <Quantity id="quantite" label={copy.quantity} value={1} max={buy.max} />
        <Button wide aria-busy={add.state !== 'idle'}>
          <Icon name="basket" />
          {buy.label}
        </Button>
      </add.Form>
      <Added view={shown} onClose={close} />
    </>
  );
}

function Start({ start: { href, label, steps } }: { start: NonNullable<ProductView['start']> }) {
  const copy = useCopy('catalog');
  return (
    <>
      <div className={styles.outline}>
        <p>{copy.howItWorks}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <ButtonLink href={href} wide>
        {label}
        <Icon name="next" />
      </ButtonLink>
    </>
  );
}

function Facts({ view: { descriptionHtml, characteristics, safety } }: { view: ProductView }) {
  const copy = useCopy('catalog');
  return (
    <div className={styles.facts}>
      <section>
        <h2>{copy.description}</h2>
        {/* oxlint-disable-next-line react/no-danger -- the adapter let only harmless elements through */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
      </section>
      {characteristics.length > 0 && (
        <section>
          <h2>{copy.characteristics}</h2>
          <Rows rows={characteristics} />
        </section>
      )}
      {safety && <Safety safety={safety} />}
    </div>
  );
}

function Rows({ rows }: { rows: ProductView['characteristics'] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Safety({
  safety: { manufacturer, address, contact, warnings },
}: {
  safety: NonNullable<ProductView['safety']>;
}) {
  const copy = useCopy('catalog');
  const rows = [
    { name: copy.manufacturer, value: manufacturer },
    { name: copy.address, value: address },
    { name: copy.contact, value: contact },
    ...(warnings.length > 0 ? [{ name: copy.warnings, value: warnings.join(' ') }] : []),
  ];
  return (
    <section>
      <h2>{copy.safety}</h2>
      <Rows rows={rows} />
    </section>
  );
}
