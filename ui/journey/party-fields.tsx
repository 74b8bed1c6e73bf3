import { Checkbox } from '#ui/components/controls/checkbox.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { SelectField } from '#ui/components/controls/select-field.tsx';
import type { FieldErrors } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './party-fields.module.css';

export interface PartyView {
  /** What the names of its fields begin with. */
  party: string;
  title: string;
  /** Where it is, which the shopper does not type here. */
  country?: string;
  /** Where it may be, which the shopper chooses. */
  countries?: { code: string; name: string }[];
  asksEmail: boolean;
}

interface PartyProps {
  party: PartyView;
  values: Record<string, string>;
  errors: FieldErrors;
}

/** The fields of an address as it will be printed, in a journey. */
export function PartyFields({ party: { party, title, country, countries, asksEmail }, values, errors }: PartyProps) {
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
      {country && <p className={styles.country}>{country}</p>}
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
      {countries && <SelectField {...own('country', 'country')} label={copy.country} options={countries} />}
      {asksEmail && <TextField {...own('email', 'email')} type="email" label={copy.email} hint={copy.emailHint} />}
    </fieldset>
  );
}
