import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { WithoutScript } from '#ui/components/page/hidden.tsx';
import type { Departure } from '#ui/navigation/arrival.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './offers.module.css';
import type { OffersView } from './offers.view.ts';

const order = 'tri' satisfies QueryName<'carriersOffers'>;
const wish = 'avec' satisfies QueryName<'carriersOffers'>;

/** A GET form, sent at each choice: how the offers are ranked, and which are shown. What it asks is in the address. */
export function Arrangement({ form }: Pick<OffersView, 'form'>) {
  const copy = useCopy('carriers');
  const asked = [form.order, ...form.wishes.filter(({ checked }) => checked).map(({ value }) => value)].join();
  return (
    // Another address begins the form anew. Without autocompletion: going back would restore what the address does not hold.
    <Form key={asked} {...useChoices(asked)} action={form.action} preventScrollReset className={styles.arrangement}>
      {form.waits && <input type="hidden" name={'attendre' satisfies QueryName<'carriersOffers'>} value="1" />}
      <SelectField label={copy.order} name={order} options={form.orders} defaultValue={form.order} />
      <fieldset>
        <legend>{copy.wishes}</legend>
        {form.wishes.map(({ value, label, checked }) => (
          <label key={value}>
            <input type="checkbox" name={wish} value={value} defaultChecked={checked} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <WithoutScript>
        <Button kind="secondary">{copy.apply}</Button>
      </WithoutScript>
    </Form>
  );
}

/** Sends a choice, also one that was made before hydration; its control keeps the focus. */
function useChoices(asked: string) {
  const ref = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const send = (form: HTMLFormElement, control: string) =>
    void submit(form, { preventScrollReset: true, state: { control } satisfies Departure });
  const sendEarly = useEffectEvent((form: HTMLFormElement) => {
    const chosen = [...form.querySelectorAll<HTMLOptionElement | HTMLInputElement>(':checked')];
    if (chosen.map(({ value }) => value).join() !== asked) send(form, '');
  });
  useEffect(() => {
    if (ref.current) sendEarly(ref.current);
  }, []);
  const onChange = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) =>
    send(currentTarget, target.name === order ? `[name=${order}]` : `[name=${wish}][value=${target.value}]`);
  return { ref, onChange, autoComplete: 'off' };
}
