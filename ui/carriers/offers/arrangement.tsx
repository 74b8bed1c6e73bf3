import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './offers.module.css';
import type { OffersView } from './offers.view.ts';

type Name = QueryName<'carriersOffers'>;

/** A GET form: how the offers are ranked, and which are shown. What it asks is in the address. */
export function Arrangement({ form: { action, orders, order, wishes, waits } }: Pick<OffersView, 'form'>) {
  const copy = useCopy('carriers');
  // Another address begins the form anew.
  const formKey = [order, ...wishes.filter(({ checked }) => checked).map(({ value }) => value)].join('/');
  return (
    <Form key={formKey} action={action} preventScrollReset className={styles.arrangement}>
      {waits && <input type="hidden" name={'attendre' satisfies Name} value="1" />}
      <SelectField label={copy.order} name={'tri' satisfies Name} options={orders} defaultValue={order} />
      <fieldset>
        <legend>{copy.wishes}</legend>
        {wishes.map(({ value, label, checked }) => (
          <label key={value}>
            <input type="checkbox" name={'avec' satisfies Name} value={value} defaultChecked={checked} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <Button kind="secondary">{copy.apply}</Button>
    </Form>
  );
}
