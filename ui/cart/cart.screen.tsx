import { Form, useFetchers, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#ui/shared/components/button.tsx';
import { LiveRegion } from '#ui/shared/components/hidden.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Notices } from '#ui/shared/components/notice.tsx';
import { Page } from '#ui/shared/components/page.tsx';
import { Totals } from '#ui/shared/components/totals.tsx';
import { Undo } from '#ui/shared/components/undo.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import sprite from '#ui/shared/icons/sprite.svg?no-inline';
import styles from './cart.module.css';
import type { CartView } from './cart.view.ts';
import { CartLine, removalForm } from './cart-line.part.tsx';
import { Voucher } from './voucher.part.tsx';

export function CartScreen({ view }: { view: CartView }) {
  const copy = useCopy('cart');
  return (
    <Page narrow>
      <h1 className={styles.title}>{view.title}</h1>
      <Notices views={view.notices} />
      {view.undo && (
        <div className={styles.undo}>
          <Undo undo={view.undo} label={copy.undo} />
        </div>
      )}
      {view.empty ? <Empty empty={view.empty} /> : <Full view={view} />}
    </Page>
  );
}

function Full({ view }: { view: CartView }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className={styles.columns}>
      <div>
        {/* One removal at a time. */}
        <Form id={removalForm} method="post" preventScrollReset onSubmit={(event) => isBusy && event.preventDefault()}>
          <input type="hidden" name="intent" value="remove" />
        </Form>
        {view.groups.map(({ shop, lines }) => (
          <section key={shop} className={styles.group}>
            <h2>
              <Icon name="truck" />
              {shop}
            </h2>
            <ul>
              {lines.map((line) => (
                <CartLine key={line.id} line={line} told={view.told[line.id]} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Recap view={view} />
    </div>
  );
}

function Recap({ view }: { view: CartView }) {
  const copy = useCopy('cart');
  // What is only asked, as the header asks who it is, changes nothing.
  const isChanging = useFetchers().some(({ formData }) => formData);
  const posted = useNavigation().formData;
  return (
    <aside className={styles.recap} aria-label={copy.recap}>
      <h2>{copy.recap}</h2>
      <Voucher voucher={view.voucher} />
      <Totals rows={view.totals} busy={isChanging || posted ? copy.updating : undefined} />
      <LiveRegion>{view.updated}</LiveRegion>
      {view.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {view.next && (
        // What is not settled cannot be left: the cart that is checked would be another than the one shown.
        <Form method="post">
          <Button name="intent" value="order" wide disabled={isChanging}>
            {view.next}
            <Icon name="next" />
          </Button>
        </Form>
      )}
    </aside>
  );
}

function Empty({ empty: { text, resume, other } }: { empty: NonNullable<CartView['empty']> }) {
  return (
    <div className={styles.empty}>
      <svg aria-hidden="true" className={styles.envelope}>
        <use href={`${sprite}#envelope`} />
      </svg>
      <p>{text}</p>
      <ButtonLink href={resume.href}>{resume.label}</ButtonLink>
      {other && <a href={other.href}>{other.label}</a>}
    </div>
  );
}
