import { PostalCodeField } from '#ui/address/postal-code-field.tsx';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { control } from '#ui/components/controls/control.ts';
import { RequiredNote, TextField } from '#ui/components/controls/field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './item.module.css';
import type { ItemView } from './item.view.ts';

/** What is sent, from where and where to, how heavy and how large. */
export function ItemScreen({ view }: { view: ItemView }) {
  const copy = useCopy('carriers');
  const { errors, values, types, origins, destinations, contents } = view;
  return (
    <JourneyPage view={view}>
      <RequiredNote />
      <RadioCards name="type" label={copy.type} choices={types} error={errors.type} />
      <fieldset className={styles.group}>
        <legend>{copy.from}</legend>
        <FieldRow>
          <SelectField {...control('origin', view)} label={copy.origin} options={origins} />
          <TextField
            {...control('originPostalCode', view)}
            label={copy.originPostalCode}
            maxLength={11}
            autoComplete="off"
            short
          />
        </FieldRow>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{copy.to}</legend>
        <FieldRow>
          <SelectField {...control('destination', view)} label={copy.destination} options={destinations} />
          <PostalCodeField {...control('postalCode', view)} label={copy.postalCode} />
        </FieldRow>
      </fieldset>
      <TextField
        {...control('weight', view)}
        label={copy.weight}
        hint={copy.weightHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        short
      />
      <fieldset className={styles.group} aria-describedby="dimensions-aide">
        <legend>{copy.dimensions}</legend>
        <p id="dimensions-aide" className={styles.hint}>
          {copy.dimensionsHint}
        </p>
        <FieldRow kind="thirds">
          {(['length', 'width', 'height'] as const).map((side) => (
            <TextField
              key={side}
              {...control(side, view)}
              label={copy[side]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              required={false}
            />
          ))}
        </FieldRow>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{copy.more}</legend>
        <FieldRow>
          <TextField
            {...control('value', view)}
            label={copy.value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            optional
            short
          />
          <SelectField {...control('contents', view)} label={copy.contents} options={contents} optional />
        </FieldRow>
        {(['fromCompany', 'toCompany'] as const).map((party) => (
          <Checkbox key={party} name={party} value="yes" label={copy[party]} checked={values[party] === 'yes'} />
        ))}
      </fieldset>
    </JourneyPage>
  );
}
