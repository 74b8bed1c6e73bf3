import { AddressText } from '#ui/address/picker/address-text.tsx';
import { Button } from '#ui/components/controls/button.tsx';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { WithoutScript } from '#ui/components/page/hidden.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './address-form.module.css';
import type { AddressFormView, CountryView } from './address-form.view.ts';
import { StreetField } from './street-field.tsx';
import type { AddressHelp } from './use-address-help.ts';

export interface FieldsProps {
  form: AddressFormView;
  help: AddressHelp;
  country: CountryView | undefined;
  /** The autocomplete token with its section. */
  auto: (token: string) => string;
}

type Name = keyof AddressFormView['values'];

/** The props of a field by its name; a field without a label does not compile. */
function useField({ form, help }: FieldsProps) {
  const copy = useCopy('address');
  return (name: Name) => ({ name, label: copy[name], defaultValue: form.values[name], help });
}

const isFilled = ({ form, help }: FieldsProps, names: readonly Name[]) =>
  names.some((name) => form.values[name] || help.errors[name]);

/** The country comes first, because it decides the other fields. */
export function CountryFields({ form, help, auto }: FieldsProps) {
  const copy = useCopy('address');
  return (
    <div className={styles.group}>
      <SelectField
        name="country"
        label={copy.country}
        error={help.errors.country}
        options={form.countryChoices}
        defaultValue={form.values.country}
        autoComplete={auto('country')}
      />
      <Checkbox name="isCompany" value="1" label={copy.isCompany} checked={form.values.isCompany === '1'} />
      <WithoutScript>
        <Button kind="secondary" name="step" value="refresh">
          {copy.update}
        </Button>
      </WithoutScript>
    </div>
  );
}

/** The company's fields, shown for a company's address; then the recipient. */
export function WhoFields(props: FieldsProps) {
  const { form, help, auto } = props;
  const copy = useCopy('address');
  const own = useField(props);
  const civilities = [
    { code: '', name: '–' },
    { code: 'mrs', name: copy.mrs },
    { code: 'mr', name: copy.mr },
  ];
  return (
    <>
      <FieldRow className={styles.company}>
        <AddressText {...own('companyName')} autoComplete={auto('organization')} />
        <AddressText {...own('service')} optional />
      </FieldRow>
      <SelectField
        name="civility"
        label={copy.civility}
        error={help.errors.civility}
        options={civilities}
        defaultValue={form.values.civility}
        short
        autoComplete="honorific-prefix"
      />
      <FieldRow>
        <AddressText {...own('firstName')} autoComplete={auto('given-name')} />
        <AddressText {...own('lastName')} autoComplete={auto('family-name')} />
      </FieldRow>
    </>
  );
}

const rarer: Name[] = ['additionalStreetName', 'building', 'floor', 'keypad', 'additionalInformation'];

/** Number and street; rarer lines are folded unless they are filled in. */
export function StreetFields(props: FieldsProps) {
  const { form, help, country, auto } = props;
  const copy = useCopy('address');
  const own = useField(props);
  return (
    <>
      <StreetField
        field={{
          name: 'streetName',
          label: copy.streetName,
          hint: copy.streetNameHint,
          defaultValue: form.values.streetName,
          autoComplete: auto('address-line1'),
          // A locality or a PO box may replace the street.
          required: false,
        }}
        form={form}
        help={help}
        country={country?.isAssisted ? country.code : ''}
      />
      <details open={isFilled(props, rarer) || undefined} className={styles.complement}>
        <summary data-link>{copy.more}</summary>
        <div>
          <AddressText {...own('additionalStreetName')} optional autoComplete={auto('address-line3')} />
          <FieldRow>
            <AddressText {...own('building')} optional autoComplete={auto('address-line2')} />
            <AddressText {...own('floor')} optional />
          </FieldRow>
          <AddressText {...own('keypad')} hint={copy.keypadHint} optional short autoComplete="off" />
          <AddressText {...own('additionalInformation')} optional />
        </div>
      </details>
    </>
  );
}

/** Phone and e-mail, customs fields, and the entry's name in the book. */
export function ContactFields(props: FieldsProps) {
  const { form, country, auto } = props;
  const copy = useCopy('address');
  const own = useField(props);
  const hints = { fr: copy.mobilePhoneHintFr, be: copy.mobilePhoneHintBe, other: copy.mobilePhoneHintOther };
  return (
    <>
      <AddressText
        {...own('mobilePhone')}
        hint={hints[country?.mobile ?? 'other']}
        type="tel"
        autoComplete={auto('tel')}
      />
      <AddressText
        {...own('email')}
        hint={copy.emailHint}
        optional={!form.needsEmail}
        type="email"
        autoComplete={auto('email')}
      />
      <div hidden={country?.mobile === 'fr'}>
        <AddressText {...own('customsReference')} hint={copy.customsReferenceHint} optional />
      </div>
      {form.isForBook && (
        <div className={styles.group}>
          <AddressText {...own('addressName')} hint={copy.addressNameHint} optional autoComplete="off" />
          <Checkbox name="isPrimary" value="1" label={copy.isPrimary} checked={form.values.isPrimary === '1'} />
        </div>
      )}
    </>
  );
}
