import { Checkbox } from '#ui/components/controls/checkbox.tsx';
import { RequiredNote, TextField } from '#ui/components/controls/field.tsx';
import { RadioCards } from '#ui/components/controls/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/select-field.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './addresses.module.css';
import type { AddressesView, PartyView } from './addresses.view.ts';

/** Who sends, who receives, where and when it is handed in. */
export function AddressesScreen({ view }: { view: AddressesView }) {
  const copy = useCopy('registered-mail');
  const { errors, values, parties, places, dates } = view;
  return (
    <JourneyPage view={view}>
      <RequiredNote />
      {parties.map((party) => (
        <PartyFields key={party.party} party={party} values={values} errors={errors} />
      ))}
      <RadioCards name="depositPlace" label={copy.depositPlace} choices={places} error={errors.depositPlace} />
      <SelectField
        name="depositDate"
        label={copy.depositDate}
        options={dates}
        defaultValue={values.depositDate}
        {...(errors.depositDate ? { error: errors.depositDate } : {})}
      />
    </JourneyPage>
  );
}

type PartyProps = Pick<AddressesView, 'values' | 'errors'> & { party: PartyView };

/** An address as it will be printed; its country is decided by the step before. */
function PartyFields({ party: { party, title, country, asksEmail }, values, errors }: PartyProps) {
  const copy = useCopy('address');
  const own = (field: string, token: string) => {
    const name = `${party}.${field}`;
    const error = errors[name];
    return {
      name,
      defaultValue: values[name] ?? '',
      autoComplete: token === 'off' ? token : `section-${party} ${token}`,
      ...(error ? { error } : {}),
    };
  };
  const titles = [
    { code: '', name: '–' },
    { code: 'mrs', name: copy.mrs },
    { code: 'mr', name: copy.mr },
  ];
  return (
    <fieldset className={styles.party}>
      <legend>{title}</legend>
      <p className={styles.country}>{country}</p>
      <Checkbox
        name={`${party}.isCompany`}
        value="yes"
        label={copy.isCompany}
        checked={values[`${party}.isCompany`] === 'yes'}
      />
      <div className={`${styles.company} ${styles.pair}`}>
        <TextField {...own('companyName', 'organization')} label={copy.companyName} required={false} />
        <TextField {...own('service', 'off')} label={copy.service} optional />
      </div>
      <SelectField {...own('civility', 'honorific-prefix')} label={copy.civility} options={titles} short />
      <div className={styles.pair}>
        <TextField {...own('firstName', 'given-name')} label={copy.firstName} />
        <TextField {...own('lastName', 'family-name')} label={copy.lastName} />
      </div>
      <TextField
        {...own('streetName', 'address-line1')}
        label={copy.streetName}
        hint={copy.streetNameHint}
        required={false}
      />
      <div className={styles.pair}>
        <TextField {...own('additionalStreetName', 'address-line3')} label={copy.additionalStreetName} optional />
        <TextField {...own('building', 'address-line2')} label={copy.building} optional />
      </div>
      <TextField {...own('floor', 'off')} label={copy.floor} optional />
      <div className={styles.place}>
        <TextField {...own('codePostal', 'postal-code')} label={copy.codePostal} />
        <TextField {...own('city', 'address-level2')} label={copy.city} />
      </div>
      {asksEmail && <TextField {...own('email', 'email')} type="email" label={copy.email} hint={copy.emailHint} />}
    </fieldset>
  );
}
