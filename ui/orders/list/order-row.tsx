import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { LinePicture } from '#ui/order-lines/line-picture.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { StepLink } from '#ui/orders/now/step-link.tsx';
import type { OrderRowView } from './order-list.view.ts';
import styles from './order-row.module.css';

interface OrderRowProps {
  row: OrderRowView;
  as?: 'h2' | 'h3';
  /** Below its button. */
  note?: string | undefined;
  /** What else may be done. */
  children?: ReactNode;
}

/** An order: what was bought, how far it has come, and its next step. */
export function OrderRow({ row, as: Heading = 'h2', note, children }: OrderRowProps) {
  const { order, facts, state, total, articles, picture, symbol, now, step } = row;
  return (
    <li className={styles.order}>
      <LinePicture picture={picture} symbol={symbol} name={articles} />
      <div className={styles.about}>
        <Heading>
          <a href={order.href}>
            {articles || <WholeCodes text={order.label} />}
            {articles && <VisuallyHidden>{`, ${order.label}`}</VisuallyHidden>}
          </a>
        </Heading>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>
              <WholeCodes text={fact} />{' '}
            </span>
          ))}
        </p>
        {(state || now) && (
          <p className={step ? styles.next : styles.now}>
            {state && <LineState state={state} />}
            {now && <span>{` ${now}`}</span>}
          </p>
        )}
        {children && <div className={styles.now}>{children}</div>}
      </div>
      {total && <p className={styles.total}>{total}</p>}
      {step && (
        <div className={styles.step}>
          <StepLink step={step} of={order.label} kind="secondary" />
          {note && <p className={styles.facts}>{note}</p>}
        </div>
      )}
    </li>
  );
}
