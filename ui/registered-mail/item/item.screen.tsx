import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { control } from '#ui/components/controls/control.ts';
import { TextField } from '#ui/components/controls/field.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { ItemView } from './item.view.ts';

/** What is sent, how heavy it is and how it is insured. */
export function ItemScreen({ view }: { view: ItemView }) {
  const copy = useCopy('registered-mail');
  const { errors, printing, destinations, weightHint, levels, receipt } = view;
  return (
    <JourneyPage view={view}>
      <RadioCards name="printing" label={copy.printing} choices={printing} error={errors.printing} />
      <SelectField {...control('destination', view)} label={copy.destination} options={destinations} />
      <TextField
        {...control('weight', view)}
        label={copy.weight}
        hint={weightHint}
        inputMode="numeric"
        short
        autoComplete="off"
      />
      <RadioCards name="level" label={copy.level} choices={levels} error={errors.level} />
      <Checkbox
        name="receipt"
        value="yes"
        label={receipt.label}
        text={receipt.text}
        price={receipt.price}
        checked={receipt.checked}
        error={errors.receipt}
      />
    </JourneyPage>
  );
}
