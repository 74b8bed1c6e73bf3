import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { StepLink } from '#ui/orders/now/step-link.tsx';
import type { OrderRowView } from './order-list.view.ts';
import styles from './order-row.module.css';

interface OrderRowProps {
  row: OrderRowView;
  as?: 'h2' | 'h3';
}

/** An order with how far it has come, and its next step. */
export const OrderRow = ({ row: { order, facts, total, articles, now, step }, as: Heading = 'h2' }: OrderRowProps) => (
  <li className={styles.order}>
    <div>
      <Heading>
        <a href={order.href}>
          <WholeCodes text={order.label} />
        </a>
      </Heading>
      <p className={styles.facts}>{facts}</p>
    </div>
    {total && <p className={styles.total}>{total}</p>}
    {articles && (
      <div className={styles.articles}>
        <p>{articles}</p>
        {now && <p className={step ? styles.next : styles.facts}>{now}</p>}
      </div>
    )}
    {step && <StepLink step={step} of={order.label} kind="secondary" />}
  </li>
);
