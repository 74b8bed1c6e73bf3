import { ButtonLink } from '#ui/components/controls/button.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { Actions } from '#ui/orders/consignments/actions.tsx';
import { OrderRow } from '#ui/orders/list/order-row.tsx';
import { OrderSearch } from '#ui/orders/list/order-search.tsx';
import styles from '#ui/withdrawal/withdrawal.module.css';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { ChoiceView } from './choice.view.ts';

export type ChoicePartsView = Omit<ChoiceView, 'title' | 'trail' | 'lead'>;

/** The three ways compared, then the shopper's orders, which can be searched, with the ways that are open. */
export function ChoiceParts({ view }: { view: ChoicePartsView }) {
  const { kinds, signIn, search, none, orders, others, pages, terms } = view;
  const copy = useCopy('withdrawal');
  return (
    <>
      {signIn && (
        <div className={styles.part}>
          <p className={styles.lead}>{signIn.text}</p>
          <ButtonLink href={signIn.way.href}>{signIn.way.label}</ButtonLink>
        </div>
      )}
      {/* A phone folds it. */}
      <h2 className={styles.comparison}>{copy.kinds}</h2>
      <details className={styles.compared}>
        <summary id="demarches">
          <span>{copy.kinds}</span>
          <Icon name="down" size="small" />
        </summary>
        {/* A narrow screen scrolls the table, by keyboard too. */}
        <div role="group" aria-labelledby="demarches" tabIndex={0} className={styles.kinds}>
          <table>
            <thead>
              <tr>
                <th scope="col">{copy.kind}</th>
                <th scope="col">{copy.cost}</th>
                <th scope="col">{copy.delay}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ id, title: name, text, cost, delay }) => (
                <tr key={id}>
                  <th scope="row">
                    <span>{name}</span>
                    <p>{text}</p>
                  </th>
                  <td>{cost}</td>
                  <td>{delay}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {terms && (
          <p className={styles.way}>
            <a href={terms.href}>{terms.label}</a>
          </p>
        )}
      </details>
      {search && <OrderSearch search={search} />}
      {none && <Notice view={{ tone: 'info', text: none }} />}
      {(orders.length > 0 || others) && (
        <section className={styles.part} aria-labelledby="commandes">
          <h2 id="commandes">{copy.orders}</h2>
          <ul className={styles.orders}>
            {orders.map((order) => (
              <OrderWays key={order.id} order={order} />
            ))}
          </ul>
          {others && (
            <details className={styles.others}>
              <summary data-link>{others.label}</summary>
              <NavLinks links={others.links} />
            </details>
          )}
          {pages && (
            <nav aria-label={pages.label}>
              <p className={styles.secondary}>{pages.label}</p>
              <NavLinks links={[pages.previous, pages.next].filter((page) => page !== undefined)} />
            </nav>
          )}
        </section>
      )}
    </>
  );
}

/** An order as « Mes commandes » shows it; the first way that is open is its button. */
function OrderWays({ order: { links, text, ...row } }: { order: ChoiceView['orders'][number] }) {
  const [way, ...others] = links;
  return (
    <OrderRow
      as="h3"
      row={{
        ...row,
        ...(text && { now: text }),
        ...(way && { step: { ...way, card: '', line: null } }),
      }}
      note={way?.note}
    >
      {others.length > 0 && <Actions links={others} of={row.order.label} />}
    </OrderRow>
  );
}
