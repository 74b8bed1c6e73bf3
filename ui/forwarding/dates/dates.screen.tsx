import { useState } from 'react';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { control } from '#ui/components/controls/control.ts';
import { DateField } from '#ui/components/controls/date-field.tsx';
import { useEarlyChoice } from '#ui/components/use-early-choice.ts';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { DatesView } from './dates.view.ts';

/** How the contract is activated, and from when to when it runs. */
export function DatesScreen({ view }: { view: DatesView }) {
  const copy = useCopy('forwarding');
  const { activations, start, firstDays, end, errors } = view;
  const [activation, setActivation] = useState(activations.find(({ selected }) => selected)?.value ?? '');
  useEarlyChoice('activation', setActivation);
  const first = firstDays[activation] ?? firstDays[''];
  return (
    <JourneyPage view={view}>
      <RadioCards
        name="activation"
        label={copy.activationChoice}
        choices={activations}
        error={errors.activation}
        onChoose={setActivation}
      />
      <DateField
        {...control('startDate', view)}
        label={copy.firstDay}
        hint={first?.startHint}
        min={first?.start}
        max={start.max}
        short
      />
      {end && <DateField {...control('endDate', view)} label={copy.lastDay} hint={end.hint} min={first?.end} short />}
    </JourneyPage>
  );
}
