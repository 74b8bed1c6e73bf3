import { PartyFields } from '#ui/address/party/party-fields.tsx';
import { partySources } from '#ui/address/party/party-sources.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { control } from '#ui/components/controls/control.ts';
import { RequiredNote } from '#ui/components/controls/field.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { AddressesView } from './addresses.view.ts';

/** Who sends, who receives, where and when it is handed in. */
export function AddressesScreen({ view }: { view: AddressesView }) {
  const copy = useCopy('registered-mail');
  const { errors, values, parties, places, dates } = view;
  return (
    <JourneyPage view={view}>
      <RequiredNote />
      {parties.map((party) => (
        <PartyFields
          key={party.party}
          party={party}
          values={values}
          errors={errors}
          {...partySources({ ...party, whose: party.title })}
        />
      ))}
      <RadioCards name="depositPlace" label={copy.depositPlace} choices={places} error={errors.depositPlace} />
      <SelectField {...control('depositDate', view)} label={copy.depositDate} options={dates} />
    </JourneyPage>
  );
}
