import type { ElementType, ReactNode } from 'react';
import { Button } from '#ui/components/controls/button.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './order-search.module.css';

interface OrderSearchProps {
  search: { action: string; text: string };
  /** A form of the router, where its code is in the browser. */
  as?: ElementType;
  /** More fields to search by. */
  children?: ReactNode;
}

/** The search of orders by their number or an article. */
export function OrderSearch({ search: { action, text }, as: Form = 'form', children }: OrderSearchProps) {
  const copy = useCopy('orders');
  return (
    <Form method="get" action={action} role="search" aria-label={copy.search} className={styles.search}>
      <TextField
        label={copy.searchText}
        name={'q' satisfies QueryName<'orderList'> & QueryName<'changeOfMind'>}
        defaultValue={text}
        maxLength={100}
        autoComplete="off"
        required={false}
        enterKeyHint="search"
      />
      {children}
      <Button kind="secondary">{copy.searchNow}</Button>
    </Form>
  );
}
