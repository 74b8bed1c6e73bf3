import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { DatesView } from './dates.view.ts';

/** How the contract is activated, and from when to when it runs. */
export function DatesScreen({ view }: { view: DatesView }) {
  const copy = useCopy('forwarding');
  const { activations, start, end, values, errors } = view;
  return (
    <JourneyPage view={view}>
      <RadioCards name="activation" label={copy.activationChoice} choices={activations} error={errors.activation} />
      <TextField
        name="startDate"
        type="date"
        label={copy.firstDay}
        hint={start.hint}
        min={start.min}
        max={start.max}
        short
        defaultValue={values.startDate}
        {...(errors.startDate ? { error: errors.startDate } : {})}
      />
      {end && (
        <TextField
          name="endDate"
          type="date"
          label={copy.lastDay}
          hint={end.hint}
          min={end.min}
          short
          defaultValue={values.endDate}
          {...(errors.endDate ? { error: errors.endDate } : {})}
        />
      )}
    </JourneyPage>
  );
}
