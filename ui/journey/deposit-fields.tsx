import { type ComponentProps, useState } from 'react';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { control } from '#ui/components/controls/control.ts';
import { fieldId } from '#ui/components/controls/field.tsx';
import { LiveRegion } from '#ui/components/page/hidden.tsx';
import { useEarlyChoice } from '#ui/components/use-early-choice.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { DepositDayView } from './deposit-days.view.ts';

type Places = ComponentProps<typeof RadioCards>['choices'];

interface DepositFieldsProps {
  view: Parameters<typeof control>[1] & { places: Places; dates: readonly DepositDayView[] };
  labels: { depositPlace: string; depositDate: string };
}

/** Where and when something is handed in; without scripts all days stay, each with the places where it is taken. */
export function DepositFields({ view, labels }: DepositFieldsProps) {
  const { places, dates, errors } = view;
  const { dayNotOffered } = useCopy('journey');
  const [place, setPlace] = useState<string | null>(null);
  const [note, setNote] = useState<string>();
  const daysAt = (of: string | null) => dates.filter(({ places: at }) => of === null || at === null || at.includes(of));
  function choose(next: string) {
    const day = document.querySelector<HTMLSelectElement>(`#${fieldId('depositDate')}`)?.value;
    setPlace(next);
    setNote(daysAt(next).some(({ code }) => code === day) ? undefined : dayNotOffered);
  }
  useEarlyChoice('depositPlace', choose);
  return (
    <>
      <RadioCards
        name="depositPlace"
        label={labels.depositPlace}
        choices={places}
        error={errors.depositPlace}
        onChoose={choose}
      />
      <SelectField
        {...control('depositDate', view)}
        label={labels.depositDate}
        {...(note ? { hint: note } : {})}
        options={daysAt(place)}
      />
      <LiveRegion>{note}</LiveRegion>
    </>
  );
}
