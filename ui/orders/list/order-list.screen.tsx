import { Form } from 'react-router';
import { ButtonLink } from '#ui/components/controls/button.tsx';
import { DateField } from '#ui/components/controls/date-field.tsx';
import { EmptyState } from '#ui/components/page/empty-state.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Pagination } from '#ui/components/page/pagination.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './order-list.module.css';
import type { OrderListView } from './order-list.view.ts';
import { OrderRow } from './order-row.tsx';
import { OrderSearch } from './order-search.tsx';

/** « Mes commandes »: a search, then the orders, the newest first. */
export function OrderListScreen({ view }: { view: OrderListView }) {
  const { title, trail, search, count, rows, none, pages, purchases } = view;
  return (
    <Page trail={trail} title={title}>
      <Search search={search} />
      {none ? (
        <EmptyState icon="parcel" text={none.text} isAnswer>
          <ButtonLink href={none.way.href}>{none.way.label}</ButtonLink>
        </EmptyState>
      ) : (
        <p role="status" aria-atomic className={styles.count}>
          {count}
        </p>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <OrderRow key={row.order.href} row={row} />
        ))}
      </ul>
      {pages && <Pagination pages={pages} />}
      <NavLinks links={[purchases]} />
    </Page>
  );
}

function Search({ search: { action, text, from, to, errors } }: { search: OrderListView['search'] }) {
  const copy = useCopy('orders');
  return (
    // A phone folds it, unless it was searched.
    <details className={styles.fold} open={Boolean(text || from || to || errors.from || errors.to)}>
      <summary data-link>{copy.search}</summary>
      <OrderSearch as={Form} search={{ action, text }} key={text + from + to}>
        <DateField
          label={copy.searchFrom}
          name={'du' satisfies QueryName<'orderList'>}
          defaultValue={from}
          error={errors.from}
          required={false}
        />
        <DateField
          label={copy.searchTo}
          name={'au' satisfies QueryName<'orderList'>}
          defaultValue={to}
          error={errors.to}
          required={false}
        />
      </OrderSearch>
    </details>
  );
}
