import { PartyFields, partyField } from '#ui/address/party/party-fields.tsx';
import { partySources } from '#ui/address/party/party-sources.tsx';
import { Button } from '#ui/components/controls/button.tsx';
import { RequiredNote, TextField } from '#ui/components/controls/field.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { AddressesView, ParcelPartyView } from './addresses.view.ts';

/** Who sends and who receives. */
export function AddressesScreen({ view }: { view: AddressesView }) {
  const copy = useCopy('parcels');
  const { parties, values, errors, canSwap } = view;
  return (
    <JourneyPage view={view}>
      <RequiredNote />
      {canSwap && (
        <Button kind="secondary" name="intent" value="swap">
          {copy.swap}
        </Button>
      )}
      {parties.map((party) => (
        <PartyFields
          key={party.party}
          party={party}
          values={values}
          errors={errors}
          hasPostalCode={party.hasPostalCode}
          more={<ContactFields party={party} values={values} errors={errors} />}
          {...partySources({ ...party, whose: party.title })}
        />
      ))}
    </JourneyPage>
  );
}

type OfParty = Pick<AddressesView, 'values' | 'errors'> & { party: ParcelPartyView };

/** How the recipient is told that a parcel waits; otherwise what is known is kept, for another delivery or a swap. */
function ContactFields({ party: { party, asksMobile, asksEmail }, values, errors }: OfParty) {
  const copy = useCopy('parcels');
  const hiddenField = (field: string) => (
    <input type="hidden" name={`${party}.${field}`} value={values[`${party}.${field}`] ?? ''} />
  );
  if (asksMobile === 'no')
    return (
      <>
        {hiddenField('mobilePhone')}
        {!asksEmail && hiddenField('email')}
      </>
    );
  const own = partyField({ party, field: 'mobilePhone', token: 'tel' }, { values, errors });
  const isOptional = asksMobile === 'optional';
  const hint = isOptional ? copy.mobileAbroadHint : copy.mobileHint;
  return <TextField {...own} type="tel" label={copy.mobilePhone} hint={hint} optional={isOptional} />;
}
