import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { StepLink } from '#ui/orders/now/step-link.tsx';
import type { OrderRowView } from './order-list.view.ts';
import styles from './order-row.module.css';

interface OrderRowProps {
  row: OrderRowView;
  as?: 'h2' | 'h3';
}

/** An order with how far it has come, and its next step. */
export const OrderRow = ({ row: { order, facts, articles, now, step }, as: Heading = 'h2' }: OrderRowProps) => (
  <li className={styles.order}>
    <Heading>
      <a href={order.href}>
        <WholeCodes text={order.label} />
      </a>
    </Heading>
    <p className={styles.facts}>{facts}</p>
    {articles && <p>{articles}</p>}
    {now && <p className={styles.now}>{now}</p>}
    {step && <StepLink step={step} of={order.label} />}
  </li>
);
