import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { StepLink } from '#ui/orders/now/step-link.tsx';
import type { OrderRowView } from './order-list.view.ts';
import styles from './order-row.module.css';

interface OrderRowProps {
  row: OrderRowView;
  as?: 'h2' | 'h3';
}

/** An order: what was bought, how far it has come, and its next step. */
export function OrderRow({ row, as: Heading = 'h2' }: OrderRowProps) {
  const { order, facts, state, total, articles, picture, now, step } = row;
  return (
    <li className={styles.order}>
      <div className={styles.picture}>{picture && <Picture src={picture} name={articles} size={64} />}</div>
      <div className={styles.about}>
        <Heading>
          <a href={order.href}>
            {articles || <WholeCodes text={order.label} />}
            {articles && <VisuallyHidden>{`, ${order.label}`}</VisuallyHidden>}
          </a>
        </Heading>
        <p className={styles.facts}>
          <WholeCodes text={facts} />
        </p>
        <p className={step ? styles.next : styles.now}>
          <LineState state={state} /> {now && <span>{now}</span>}
        </p>
      </div>
      {total && <p className={styles.total}>{total}</p>}
      {step && (
        <div className={styles.step}>
          <StepLink step={step} of={order.label} kind="secondary" />
        </div>
      )}
    </li>
  );
}
