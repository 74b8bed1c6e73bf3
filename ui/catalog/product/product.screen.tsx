import { type ReactNode, useState } from 'react';
import { Added, useAdd } from '#ui/catalog/card/added.tsx';
import { Button } from '#ui/components/controls/button.tsx';
import { Quantity } from '#ui/components/controls/quantity.tsx';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Price } from '#ui/components/values/price.tsx';
import { ServerHtml } from '#ui/lean/server-html.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { Gallery } from './gallery/gallery.tsx';
// Imports the sheet in browser code: offers are rendered on the server only.
import offers from './offers.module.css';
import styles from './product.module.css';

import type { ProductView, SentProduct } from './product.view.ts';

/** `children` is what an editor wrote for this product. */
export function ProductScreen({ view, children }: { view: SentProduct; children?: ReactNode }) {
  return (
    <Page trail={view.breadcrumb}>
      <Answers view={view} />
      <div className={styles.whole}>
        <div className={styles.product}>
          <Gallery pictures={view.pictures} />
          <div className={styles.box}>
            <h1>{view.title}</h1>
            <p className={styles.summary}>{view.summary}</p>
            <div className={styles.plate}>
              <Price view={view.price} />
              <ServerHtml sent={view.terms} className={styles.terms} />
              {view.buy && <Buy key={view.code} view={view} buy={view.buy} />}
            </div>
          </div>
          <ServerHtml sent={view.details} className={offers.below} />
        </div>
        {children}
      </div>
    </Page>
  );
}

/** Notices stand first: without scripts they answer the click. */
function Answers({ view: { notice, added } }: { view: SentProduct }) {
  return (
    <>
      {notice && <Notices views={[notice]} />}
      {added && (
        <Notice view={{ tone: 'success', text: added.text }}>
          {added.note && <p>{added.note}</p>}
          <a href={added.cart.href}>{added.cart.label}</a>
        </Notice>
      )}
    </>
  );
}

function Buy({ view, buy }: { view: SentProduct; buy: NonNullable<ProductView['buy']> }) {
  const copy = useCopy('catalog');
  const add = useAdd();
  const [quantity, want] = useState('1');
  return (
    <>
      {/* The server checks the quantity and says its reason; the browser's own words may be in another language. */}
      <form method="post" action={buy.action} noValidate className={styles.buy} {...add.form}>
        <input type="hidden" name="add" value={view.code} />
        <input type="hidden" name="offer" value={buy.offerId} />
        {/* Of one piece, beside the button where it is pinned. */}
        <b aria-hidden>{view.price.main}</b>
        <label htmlFor="quantite">{copy.quantity}</label>
        <Quantity id="quantite" name="quantity" label={copy.quantity} value={quantity} max={buy.max} onWanted={want} />
        <Button wide>
          <Icon name="basket" />
          {copy.add} <i>{buy.to}</i>
        </Button>
      </form>
      <LiveRegion>{`${copy.quantity} ${quantity}`}</LiveRegion>
      <Added add={add} />
    </>
  );
}
