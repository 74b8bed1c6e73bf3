import type { ReactNode } from 'react';
import { Reorder } from '#ui/cart/reorder/reorder-button.tsx';
import { PrintButton } from '#ui/components/controls/print-button.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { CancelMark } from '#ui/components/values/cancel-mark.tsx';
import { CopiedCode } from '#ui/components/values/copied-code.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import { LabelsPanel } from '#ui/labels/panel/labels-panel.tsx';
import { useDownloads } from '#ui/navigation/use-downloads.ts';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { Actions } from '#ui/orders/consignments/actions.tsx';
import { FactRows, OrderCard } from '#ui/orders/consignments/order-card.tsx';
import { Fulfilments } from '#ui/orders/fulfilment/fulfilment.tsx';
import { StepLink } from '#ui/orders/now/step-link.tsx';
import { labelsAnchor } from '#ui/orders/services/labels-place.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './order-detail.module.css';
import type { OrderDetailView } from './order-detail.view.ts';

/** An order, followed from here: what happens now, each sender and service, documents, money, help. */
export function OrderDetailScreen({ view }: { view: OrderDetailView }) {
  useDownloads();
  return (
    <Page trail={view.trail}>
      <header className={styles.head}>
        <div>
          <h1>{view.heading}</h1>
          <div className={styles.facts}>
            <CopiedCode value={view.code} text={view.code} />
            <p>{view.facts}</p>
          </div>
          {!view.headline && !view.isMaking && !view.isSaid && <p className={styles.now}>{view.now}</p>}
          <News news={view.news} />
          <Now view={view} />
        </div>
        {view.isStamped && <CancelMark />}
      </header>
      <Notices views={view.notices} />
      <Fulfilments key={view.code} views={view.states} />
      <div className={styles.columns}>
        <div className={styles.cards}>
          {view.cards.map((card) => (
            <OrderCard key={card.id} card={card} />
          ))}
          {view.labels !== undefined && <Labels panel={view.labels} />}
        </div>
        <Sidebar view={view} />
        <Addresses addresses={view.addresses} />
      </div>
    </Page>
  );
}

/** The one thing to do, in the news that tell it where there are some. */
function Now({ view: { headline, next } }: { view: OrderDetailView }) {
  const step = next && <StepLink step={next} of={next.of} />;
  if (headline) {
    const way = headline.way && <a href={headline.way.href}>{headline.way.label}</a>;
    return (
      <Notice view={headline}>
        {(step ?? way) && (
          // A button leaves no room behind on paper.
          <div className={styles.step} data-screen-only={step && true}>
            {step ?? way}
          </div>
        )}
      </Notice>
    );
  }
  return step;
}

/** Bad news first, then what waits for the shopper. */
function News({ news }: Pick<OrderDetailView, 'news'>) {
  if (news.length === 0) return null;
  return (
    <div className={styles.news}>
      {news.map(({ way, href, text, ...view }) => (
        <Notice key={`${text} ${way?.href ?? href}`} view={{ ...view, text: href ? '' : text }}>
          {href && <a href={href}>{text}</a>}
          {way && <a href={way.href}>{way.label}</a>}
        </Notice>
      ))}
    </div>
  );
}

/** A professional's labels; individuals have a page for them. */
function Labels({ panel }: { panel: NonNullable<OrderDetailView['labels']> | null }) {
  const copy = useCopy('orders');
  return (
    <section className={styles.labels} id={labelsAnchor} aria-labelledby={`${labelsAnchor}-titre`}>
      <h2 id={`${labelsAnchor}-titre`}>{panel?.title ?? copy.labels}</h2>
      {panel ? <LabelsPanel view={panel} kind="secondary" /> : <p className={styles.note}>{copy.labelsAway}</p>}
    </section>
  );
}

/** Where the order is sent and billed, below what is sent. */
function Addresses({ addresses }: Pick<OrderDetailView, 'addresses'>) {
  const copy = useCopy('orders');
  if (addresses.length === 0) return null;
  return (
    <section className={styles.addresses}>
      <h2>{copy.addresses}</h2>
      <div>
        {addresses.map(({ title, block, mark, number }) => (
          <section key={title}>
            <h3>{title}</h3>
            <AddressBlock lines={block} mark={mark} />
            {number && <p>{number}</p>}
          </section>
        ))}
      </div>
    </section>
  );
}

function Sidebar({ view }: { view: OrderDetailView }) {
  const copy = useCopy('orders');
  return (
    <div className={styles.aside}>
      <section className={styles.money}>
        <h2>{copy.amounts}</h2>
        <Totals rows={view.totals} />
        <dl>
          {view.money.map(({ label, value, note, about }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two refunds may be alike
            <div key={`${at} ${label} ${value}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {note && <dd>{note}</dd>}
              {about && (
                <dd>
                  <FactRows rows={about} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.ways} data-screen-only>
        <Reorder reorder={view.reorder} />
        <PrintButton label={copy.print} />
      </div>
      {view.withdrawal && <Actions links={[view.withdrawal]} />}
      <div>
        {view.documents !== undefined && (
          // What there is to say of no document is no longer than its heading.
          <Fold title={copy.documents} isOpen={!view.documents?.length}>
            <Documents documents={view.documents} />
          </Fold>
        )}
        <div data-screen-only>
          <Fold title={copy.more}>
            <p>
              <WholeCodes text={view.help.text} /> <a href={view.help.way.href}>{view.help.way.label}</a>
            </p>
          </Fold>
        </div>
      </div>
      {view.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

interface FoldProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the page that is read now and then; on paper it is open. */
const Fold = ({ title, isOpen, children }: FoldProps) => (
  <details className={styles.fold} open={isOpen}>
    <summary>
      <h2>{title}</h2>
      <Icon name="down" size="small" />
    </summary>
    {children}
  </details>
);

function Documents({ documents }: { documents: NonNullable<OrderDetailView['documents']> | null }) {
  const copy = useCopy('orders');
  if (documents === null) return <p className={styles.note}>{copy.documentsAway}</p>;
  if (documents.length === 0) return <p className={styles.note}>{copy.noDocument}</p>;
  return (
    <ul className={styles.documents}>
      {documents.map(({ label, href, note, facts }) => (
        <li key={href}>
          <a href={href} data-load="whole">
            {label}
          </a>
          <small>{note}</small>
          {facts.length > 0 && (
            <details>
              <summary data-link>
                {copy.invoiceDetail}
                <VisuallyHidden>{` ${label}`}</VisuallyHidden>
              </summary>
              <FactRows rows={facts} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
