import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import type { OrderRowView } from '#ui/orders/list/order-list.view.ts';
import { StepLink } from '#ui/orders/now/step-link.tsx';
import styles from './connected-home.module.css';

/**
 * An order as « Mes commandes » shows it. It is HTML of the server with styles of its own: those of that list stand in the sheet
 * of the checkout, which is too much code for a home page.
 */
export function LastOrder({ row }: { row: OrderRowView }) {
  const { order, facts, state, total, articles, picture, symbol, now, step } = row;
  return (
    <>
      <div className={styles.picture}>
        {picture ? <Picture src={picture} name={articles} size={96} /> : symbol && <Icon name={symbol} size="large" />}
      </div>
      <div className={styles.about}>
        <h3>
          <a href={order.href}>
            {articles || <span>{order.label}</span>}
            {articles && <VisuallyHidden>{`, ${order.label}`}</VisuallyHidden>}
          </a>
        </h3>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{`${fact} `}</span>
          ))}
        </p>
        <p className={styles.now}>
          {state && (
            <span className={styles.state} data-tone={state.tone}>
              {state.text}
            </span>
          )}
          {now && <span>{now}</span>}
        </p>
        {step && <StepLink step={step} of={order.label} kind="secondary" />}
      </div>
      {total && <p className={styles.total}>{total}</p>}
    </>
  );
}
