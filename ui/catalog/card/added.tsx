import { type SubmitEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { Dialog } from '#ui/components/overlays/dialog.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import { addition } from '#ui/layout/visitor/addition.ts';
import { acceptEarlyPress } from '#ui/lean/early-presses.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './added.module.css';
import type { AddedView } from './added.view.ts';

/** Milliseconds: more than the shop takes for any answer. */
const patience = 4000;

/**
 * Adds products one after the other, across all tabs: two first additions at once would create two carts, of which the
 * browser would keep one. The same press again, before its answer, is one press. Each answer is shown until it is closed.
 */
export function useAdd() {
  const { submit, data } = useFetcher<AddedView>({ key: addition });
  // What another page has added was shown there.
  const [seen, see] = useState(data);
  const lastPress = useRef<{ pressed: string; before: AddedView | undefined }>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    const body = new FormData(form, submitter);
    const pressed = JSON.stringify([...body]);
    // With its answer a press is over, although the router has not yet said so.
    if (lastPress.current?.pressed === pressed && lastPress.current.before === data) return;
    const press = { pressed, before: data };
    lastPress.current = press;
    // Of a list, React renders no button again.
    if (submitter) submitter.ariaBusy = 'true';
    const post = () =>
      // The answer has the header's count, and nothing else of a page changes.
      submit(body, {
        method: 'post',
        action: form.getAttribute('action') ?? '',
        defaultShouldRevalidate: false,
      }).finally(() => {
        if (submitter) submitter.ariaBusy = null;
        if (lastPress.current === press) lastPress.current = null;
      });
    if (!('locks' in navigator)) return void post();
    // When the lock is not granted in time, the product is added anyway.
    navigator.locks.request('panier', { signal: AbortSignal.timeout(patience) }, post).catch((reason: unknown) => {
      if (!(reason instanceof DOMException)) throw reason;
      return post();
    });
  };
  const form = { ref: acceptEarlyPress, onSubmit, 'data-held': '' };
  return { form, view: data && data !== seen ? data : null, close: () => see(data) };
}

/** What was added to the cart, or why nothing was. */
export function Added({ add: { view, close: onClose } }: { add: Pick<ReturnType<typeof useAdd>, 'view' | 'close'> }) {
  const copy = useCopy('catalog');
  useMeasured(view?.track);
  return (
    <Dialog open={view !== null} title={view?.title ?? ''} onClose={onClose}>
      {view?.kind === 'added' && <Addition view={view} />}
      {view?.kind === 'refused' && <Notice view={{ tone: 'error', text: view.text }} />}
      <div className={styles.ways}>
        {view?.cart && <ButtonLink href={view.cart.href}>{view.cart.label}</ButtonLink>}
        <Button type="button" kind="secondary" onClick={onClose}>
          {copy.continue}
        </Button>
      </div>
    </Dialog>
  );
}

function Addition({ view }: { view: Extract<AddedView, { kind: 'added' }> }) {
  const copy = useCopy('catalog');
  return (
    <div className={styles.addition}>
      {view.picture && <Picture src={view.picture} name={view.text} size={96} when="soon" />}
      <div role="status" aria-atomic>
        <p className={styles.text}>{view.text}</p>
        <p>{view.cartLabel}</p>
        <p>
          {copy.subtotal} <strong>{view.subtotal}</strong>
        </p>
        {view.note && <p className={styles.note}>{view.note}</p>}
      </div>
    </div>
  );
}
