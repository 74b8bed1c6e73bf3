import { BookCards } from '#ui/address/party/book-cards.tsx';
import partyStyles from '#ui/address/party/party-fields.module.css';
import { PartyFields, Place, partyField, Town } from '#ui/address/party/party-fields.tsx';
import { partySources } from '#ui/address/party/party-sources.tsx';
import { PasteAddress } from '#ui/address/party/paste-address.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { fieldId, RequiredNote, TextField } from '#ui/components/controls/field.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './addresses.module.css';
import type { AddressesView } from './addresses.view.ts';

/** Where mail comes to now, and where it is to go. */
export function AddressesScreen({ view }: { view: AddressesView }) {
  const { from, to, notified, values, errors } = view;
  return (
    <JourneyPage view={view}>
      <RequiredNote />
      <PartyFields party={from} values={values} errors={errors} {...partySources({ ...from, whose: from.title })} />
      {to && <NewAddress to={to} values={values} errors={errors} />}
      <p className={styles.note}>{notified}</p>
    </JourneyPage>
  );
}

/** The names are the holder's, who is not asked for them twice. */
function NewAddress({
  to,
  values,
  errors,
}: { to: NonNullable<AddressesView['to']> } & Pick<AddressesView, 'values' | 'errors'>) {
  const copy = useCopy('address');
  const officeCopy = useCopy('forwarding');
  const own = (field: string, token: string) => partyField({ party: 'to', field, token }, { values, errors });
  return (
    <fieldset id={fieldId('to')} tabIndex={-1} className={partyStyles.party}>
      <legend>{to.title}</legend>
      <p className={styles.note}>{to.note}</p>
      {to.offices ? (
        <>
          <p>
            <a href={to.offices.href}>{to.offices.label}</a>
          </p>
          <TextField {...own('streetName', 'off')} label={officeCopy.officeName} hint={officeCopy.officeHint} />
          <Town own={own} of={to} />
        </>
      ) : (
        <>
          <BookCards party="to" book={to.book} />
          <PasteAddress name="paste.to" whose={to.title} button={{ name: 'intent', value: 'paste-to' }} />
          <Place own={own} of={to} />
        </>
      )}
      {to.countries && <SelectField {...own('country', 'country')} label={copy.country} options={to.countries} />}
    </fieldset>
  );
}
