import { RequiredNote, TextField } from '#ui/components/controls/field.tsx';
import { RadioCards } from '#ui/components/controls/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/select-field.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { control } from '../control.ts';
import type { ItemView } from './item.view.ts';

/** From where, where to, how heavy and how large. */
export function ItemScreen({ view }: { view: ItemView }) {
  const copy = useCopy('parcels');
  const { errors, origins, destinations, weightHint, formats } = view;
  return (
    <JourneyPage view={view}>
      <RequiredNote />
      <SelectField {...control('origin', view)} label={copy.origin} options={origins} />
      <SelectField {...control('destination', view)} label={copy.destination} options={destinations} />
      <TextField
        {...control('postalCode', view)}
        label={copy.postalCode}
        hint={copy.postalCodeHint}
        maxLength={11}
        autoComplete="off"
        short
      />
      <TextField
        {...control('weight', view)}
        label={copy.weight}
        hint={weightHint}
        inputMode="decimal"
        autoComplete="off"
        short
      />
      <RadioCards name="format" label={copy.format} choices={formats} error={errors.format} />
    </JourneyPage>
  );
}
