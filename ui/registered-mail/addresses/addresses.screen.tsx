import { PartyFields } from '#ui/address/party/party-fields.tsx';
import { partySources } from '#ui/address/party/party-sources.tsx';
import { RequiredNote } from '#ui/components/controls/field.tsx';
import { DepositFields } from '#ui/journey/deposit-fields.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { AddressesView } from './addresses.view.ts';

/** Who sends, who receives, where and when it is handed in. */
export function AddressesScreen({ view }: { view: AddressesView }) {
  const copy = useCopy('registered-mail');
  const { errors, values, parties } = view;
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
      <DepositFields view={view} labels={copy} />
    </JourneyPage>
  );
}
