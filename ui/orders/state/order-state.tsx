import { useEffect, useState } from 'react';
import { ButtonLink } from '#ui/components/controls/button.tsx';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import styles from './order-state.module.css';
import type { OrderStateView } from './order-state.view.ts';
import { useOrderState } from './use-order-state.ts';

/** What is being made for an order. Once made it stays said, although the page's data no longer list it. */
export function OrderStates({ views }: { views: readonly OrderStateView[] }) {
  const [first] = useState(views);
  const later = views.filter(({ href }) => !first.some((each) => each.href === href));
  return [...first, ...later].map((view) => <OrderState key={view.href} view={view} />);
}

/** Announced once when it begins and once when it ends; without scripts there is a link to look again. */
function OrderState({ view }: { view: OrderStateView }) {
  const { status, text, file } = useOrderState(view);
  const isPending = status === 'PENDING';
  const said = useAfterwards(text);
  return (
    <div className={styles.state}>
      <Icon name={status === 'SUCCESS' ? 'success' : 'clock'} />
      <div>
        <p>{text}</p>
        <LiveRegion>{said}</LiveRegion>
        {isPending && <progress className={styles.progress} aria-label={text} />}
        {file && (
          <ButtonLink href={file.href} data-load="whole">
            {file.label}
          </ButtonLink>
        )}
        {status !== 'SUCCESS' && (
          <span className={isPending ? styles.unscripted : undefined}>
            <ButtonLink href={view.again.href} kind="secondary" data-load="whole">
              {view.again.label}
            </ButtonLink>
          </span>
        )}
      </div>
    </div>
  );
}

/** A text that is there only after the page: a screen reader says what comes into a live region, not what stands there. */
function useAfterwards(text: string): string {
  const [said, say] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => say(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return said;
}
