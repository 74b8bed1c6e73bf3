import { PostalCodeField } from '#ui/address/postal-code-field.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { control } from '#ui/components/controls/control.ts';
import { RequiredNote, TextField } from '#ui/components/controls/field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { ChosenCarrier } from '../chosen-carrier.tsx';
import styles from './item.module.css';
import type { ItemView } from './item.view.ts';

/** From where, where to, how heavy and how large. */
export function ItemScreen({ view }: { view: ItemView }) {
  const copy = useCopy('parcels');
  const { errors, origins, destinations, weightHint, formats, quantityHint, suspended, carrier } = view;
  return (
    <JourneyPage view={view}>
      <RequiredNote />
      {carrier && <ChosenCarrier carrier={carrier} />}
      <FieldRow>
        <SelectField {...control('origin', view)} label={copy.origin} options={origins} />
        <SelectField {...control('destination', view)} label={copy.destination} options={destinations} />
      </FieldRow>
      {suspended && (
        <section className={styles.suspended} aria-labelledby="suspension">
          <h2 id="suspension">{suspended.title}</h2>
          <p>{suspended.text}</p>
          <ul>
            {suspended.alternatives.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PostalCodeField {...control('postalCode', view)} label={copy.postalCode} hint={copy.postalCodeHint} />
      <FieldRow>
        <TextField
          {...control('weight', view)}
          label={copy.weight}
          hint={weightHint}
          inputMode="decimal"
          autoComplete="off"
          short
        />
        {quantityHint && (
          <TextField
            {...control('quantity', view)}
            defaultValue={view.values.quantity || '1'}
            label={copy.quantity}
            hint={quantityHint}
            inputMode="numeric"
            autoComplete="off"
            required={false}
            short
          />
        )}
      </FieldRow>
      <RadioCards name="format" label={copy.format} choices={formats} error={errors.format} />
      <fieldset className={styles.size}>
        <legend>{copy.sizeTitle}</legend>
        <p>{copy.sizeHint}</p>
        <FieldRow kind="thirds">
          {(['length', 'width', 'height'] as const).map((side) => (
            <TextField
              key={side}
              {...control(side, view)}
              label={copy[side]}
              inputMode="decimal"
              autoComplete="off"
              required={false}
            />
          ))}
        </FieldRow>
      </fieldset>
    </JourneyPage>
  );
}
