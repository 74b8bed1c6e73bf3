import { Form } from 'react-router';
import { AddressBlock } from '#ui/shared/components/address-block.tsx';
import { Button } from '#ui/shared/components/button.tsx';
import { ErrorSummary } from '#ui/shared/components/error-summary.tsx';
import { SelectField, TextField } from '#ui/shared/components/field.tsx';
import { RadioCard } from '#ui/shared/components/radio-card.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './delivery.module.css';
import type { AddressFormView, DeliveryView } from './delivery.view.ts';

type Known = Extract<DeliveryView['address'], { kind: 'form' }>['known'];

export function KnownAddresses({ known }: { known: Known }) {
  const copy = useCopy('checkout');
  if (known.length === 0) return null;
  return (
    <Form method="post" className={styles.known}>
      <input type="hidden" name="intent" value="known-address" />
      <fieldset className={styles.modes}>
        <legend>{copy.yourAddresses}</legend>
        {known.map(({ id, block }, index) => (
          <RadioCard key={id} name="addressId" value={id} selected={index === 0} title={block[0]}>
            <AddressBlock lines={block.slice(1)} />
          </RadioCard>
        ))}
      </fieldset>
      <Button>{copy.useAddress}</Button>
      <h3>{copy.otherAddress}</h3>
    </Form>
  );
}

/** The fields in the order of a French address; the rarer ones are folded away unless something is in them. */
export function AddressForm({ form: { values, errors, countries } }: { form: AddressFormView }) {
  const copy = useCopy('checkout');
  const words = useCopy('shared');
  const own = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
  const titles = [
    { code: 'mrs', name: copy.mrs },
    { code: 'mr', name: copy.mr },
  ];
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="address" />
      <ErrorSummary title={words.errors} errors={errors} />
      <SelectField {...own('country')} label={copy.country} options={countries} autoComplete="shipping country" />
      <SelectField
        {...own('titleCode')}
        label={copy.titleCode}
        options={titles}
        short
        autoComplete="honorific-prefix"
      />
      <div className={styles.pair}>
        <TextField {...own('firstName')} label={copy.firstName} autoComplete="shipping given-name" />
        <TextField {...own('lastName')} label={copy.lastName} autoComplete="shipping family-name" />
      </div>
      {'companyName' in values && (
        <TextField {...own('companyName')} label={copy.companyName} optional autoComplete="shipping organization" />
      )}
      <TextField
        {...own('line1')}
        label={copy.line1}
        hint={copy.line1Hint}
        maxLength={38}
        autoComplete="shipping address-line1"
      />
      <Complement own={own} />
      <div className={styles.pair}>
        <TextField
          {...own('postalCode')}
          label={copy.postalCode}
          hint={copy.postalCodeHint}
          inputMode="numeric"
          autoComplete="shipping postal-code"
        />
        <TextField {...own('town')} label={copy.town} autoComplete="shipping address-level2" />
      </div>
      <TextField
        {...own('cellphone')}
        label={copy.cellphone}
        hint={copy.cellphoneHint}
        type="tel"
        autoComplete="shipping tel"
      />
      <Button>{copy.saveAddress}</Button>
    </Form>
  );
}

function Complement({ own }: { own: (name: string) => { name: string; error?: string; defaultValue?: string } }) {
  const copy = useCopy('checkout');
  const fields = [own('building'), own('line2')];
  const filled = fields.some(({ error, defaultValue }) => error || defaultValue);
  return (
    <details open={filled} className={styles.complement}>
      <summary>{copy.more}</summary>
      <div>
        <TextField {...own('building')} label={copy.building} optional autoComplete="shipping address-line2" />
        <TextField {...own('line2')} label={copy.line2} optional autoComplete="shipping address-line3" />
      </div>
    </details>
  );
}
