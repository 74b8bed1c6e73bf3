import { type ComponentProps, useState } from 'react';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { control } from '#ui/components/controls/control.ts';
import { useEarlyChoice } from '#ui/components/use-early-choice.ts';
import type { DepositDayView } from './deposit-days.view.ts';

type Places = ComponentProps<typeof RadioCards>['choices'];

interface DepositFieldsProps {
  view: Parameters<typeof control>[1] & { places: Places; dates: readonly DepositDayView[] };
  labels: { depositPlace: string; depositDate: string };
}

/** Where and when something is handed in; without scripts all days stay, each with the places where it is taken. */
export function DepositFields({ view, labels }: DepositFieldsProps) {
  const { places, dates, errors } = view;
  const [place, setPlace] = useState<string | null>(null);
  useEarlyChoice('depositPlace', setPlace);
  const taken = dates.filter((day) => place === null || day.places === null || day.places.includes(place));
  return (
    <>
      <RadioCards
        name="depositPlace"
        label={labels.depositPlace}
        choices={places}
        error={errors.depositPlace}
        onChoose={setPlace}
      />
      <SelectField {...control('depositDate', view)} label={labels.depositDate} options={taken} />
    </>
  );
}
