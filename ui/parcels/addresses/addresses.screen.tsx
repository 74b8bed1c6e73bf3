import { PartyFields, partyField } from '#ui/address/party/party-fields.tsx';
import { PasteAddress } from '#ui/address/party/paste-address.tsx';
import { Button } from '#ui/components/controls/button.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { RequiredNote, TextField } from '#ui/components/controls/field.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './addresses.module.css';
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
          more={<Told party={party} values={values} errors={errors} />}
        >
          <Book party={party} />
          <PasteAddress name={`paste.${party.party}`} button={{ name: 'intent', value: `paste-${party.party}` }} />
        </PartyFields>
      ))}
    </JourneyPage>
  );
}

type OfParty = Pick<AddressesView, 'values' | 'errors'> & { party: ParcelPartyView };

/** How the recipient is told that a parcel waits; otherwise what is known is kept, for another delivery or a swap. */
function Told({ party: { party, asksMobile, asksEmail }, values, errors }: OfParty) {
  const copy = useCopy('parcels');
  const kept = (field: string) => (
    <input type="hidden" name={`${party}.${field}`} value={values[`${party}.${field}`] ?? ''} />
  );
  if (asksMobile === 'no')
    return (
      <>
        {kept('mobilePhone')}
        {!asksEmail && kept('email')}
      </>
    );
  const own = partyField({ party, field: 'mobilePhone', token: 'tel' }, { values, errors });
  const isOptional = asksMobile === 'optional';
  const hint = isOptional ? copy.mobileAbroadHint : copy.mobileHint;
  return <TextField {...own} type="tel" label={copy.mobilePhone} hint={hint} optional={isOptional} />;
}

function Book({ party: { party, book } }: Pick<OfParty, 'party'>) {
  const copy = useCopy('parcels');
  if (book.length === 0) return null;
  return (
    <div className={styles.book}>
      <SelectField name={`book.${party}`} label={copy.fromBook} options={book} />
      <Button kind="secondary" name="intent" value={`use-${party}`}>
        {copy.useAddress}
      </Button>
    </div>
  );
}
