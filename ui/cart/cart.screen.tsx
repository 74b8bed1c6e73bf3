import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { ButtonLink } from '#ui/shared/components/button.tsx';
import { LiveRegion } from '#ui/shared/components/hidden.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Notice, Notices } from '#ui/shared/components/notice.tsx';
import { Page } from '#ui/shared/components/page.tsx';
import { Totals } from '#ui/shared/components/totals.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './cart.module.css';
import type { CartView } from './cart.view.ts';
import { CartLine } from './cart-line.part.tsx';
import { type NotChanged, Voucher } from './voucher.part.tsx';

export function CartScreen({ view }: { view: CartView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = view.groups.reduce((sum, { lines }) => sum + lines.length, 0);
  useFocusAfterRemoval(heading, count);
  return (
    <Page narrow>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {view.title}
      </h1>
      <Notices views={view.notices} />
      {view.empty ? <Empty empty={view.empty} /> : <Full view={view} />}
    </Page>
  );
}

/** The button that removed a line went with it: the focus goes to the heading. */
function useFocusAfterRemoval(heading: { current: HTMLElement | null }, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) heading.current?.focus();
    before.current = count;
  }, [heading, count]);
}

function Full({ view }: { view: CartView }) {
  const removal = useFetcher<NotChanged>({ key: 'remove' });
  return (
    <div className={styles.columns}>
      <div>
        {removal.data?.failed && <Notice view={{ tone: 'error', text: removal.data.failed }} />}
        {view.groups.map(({ shop, lines }) => (
          <section key={shop} className={styles.group}>
            <h2>
              <Icon name="truck" />
              {shop}
            </h2>
            <ul>
              {lines.map((line) => (
                <CartLine key={line.id} line={line} removal={removal} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Recap view={view} busy={removal.state !== 'idle'} />
    </div>
  );
}

function Recap({ view, busy }: { view: CartView; busy: boolean }) {
  const copy = useCopy('cart');
  const total = view.totals.find(({ strong }) => strong);
  return (
    <aside className={styles.recap} aria-labelledby="recapitulatif">
      <h2 id="recapitulatif">{copy.recap}</h2>
      <Voucher voucher={view.voucher} />
      <Totals rows={view.totals} busy={busy ? copy.updating : undefined} />
      <LiveRegion>{total && `${copy.updated} ${total.label} ${total.value}`}</LiveRegion>
      {view.signInNote && <p className={styles.note}>{view.signInNote}</p>}
      {view.next && (
        <ButtonLink href={view.next.href} wide>
          {view.next.label}
          <Icon name="next" />
        </ButtonLink>
      )}
    </aside>
  );
}

function Empty({ empty: { text, resume, other } }: { empty: NonNullable<CartView['empty']> }) {
  return (
    <div className={styles.empty}>
      <EmptyEnvelope />
      <p>{text}</p>
      <ButtonLink href={resume.href}>{resume.label}</ButtonLink>
      {other && <a href={other.href}>{other.label}</a>}
    </div>
  );
}

function EmptyEnvelope() {
  return (
    <svg viewBox="0 0 160 110" aria-hidden="true" className={styles.envelope}>
      <path d="M12 38h136v62H12zM12 38 80 6l68 32M12 38l52 34M148 38 96 72M12 100l52-32q16 10 32 0l52 32" />
    </svg>
  );
}
