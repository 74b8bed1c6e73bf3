import { AddressText } from '#ui/address/picker/address-text.tsx';
import { Button } from '#ui/components/controls/button.tsx';
import { fieldId } from '#ui/components/controls/field.tsx';
import { SelectField } from '#ui/components/controls/select-field.tsx';
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
  /** With the section that a browser fills in. */
  auto: (token: string) => string;
}

const filled = ({ form, help }: FieldsProps, names: readonly string[]) =>
  names.some((name) => form.values[name] || help.errors[name]);

/** Country first: it decides what the others call for. */
export function CountryFields({ form, help, auto }: FieldsProps) {
  const copy = useCopy('address');
  return (
    <div className={styles.group}>
      <SelectField
        name="country"
        label={copy.country}
        error={help.errors.country}
        options={form.countries}
        defaultValue={form.values.country}
        autoComplete={auto('country')}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          id={fieldId('isCompany')}
          name="isCompany"
          value="1"
          defaultChecked={form.values.isCompany === '1'}
        />
        {copy.isCompany}
      </label>
      <WithoutScript>
        <Button kind="secondary" name="step" value="refresh">
          {copy.update}
        </Button>
      </WithoutScript>
    </div>
  );
}

/** A company and its service, shown when the address is one; and who receives. */
export function WhoFields({ form, help, auto }: FieldsProps) {
  const copy = useCopy('address');
  const own = (name: string) => ({ name, defaultValue: form.values[name], help });
  const titles = [
    { code: '', name: '–' },
    { code: 'mrs', name: copy.mrs },
    { code: 'mr', name: copy.mr },
  ];
  return (
    <>
      <div className={styles.company}>
        <AddressText {...own('companyName')} label={copy.companyName} autoComplete={auto('organization')} />
        <AddressText {...own('service')} label={copy.service} optional />
      </div>
      <SelectField
        name="titleCode"
        label={copy.titleCode}
        error={help.errors.titleCode}
        options={titles}
        defaultValue={form.values.titleCode}
        short
        autoComplete="honorific-prefix"
      />
      <div className={styles.pair}>
        <AddressText {...own('firstName')} label={copy.firstName} autoComplete={auto('given-name')} />
        <AddressText {...own('lastName')} label={copy.lastName} autoComplete={auto('family-name')} />
      </div>
    </>
  );
}

const rarer = ['line2', 'building', 'floor', 'keypad', 'additionalInformation'];

/** Number and street; the rarer lines are folded away unless something is in them. */
export function StreetFields(props: FieldsProps) {
  const { form, help, country, auto } = props;
  const copy = useCopy('address');
  const own = (name: string) => ({ name, defaultValue: form.values[name], help, optional: true });
  return (
    <>
      <StreetField
        field={{
          name: 'line1',
          label: copy.line1,
          hint: copy.line1Hint,
          defaultValue: form.values.line1,
          autoComplete: auto('address-line1'),
          // A place or a PO box does as well.
          required: false,
        }}
        form={form}
        help={help}
        country={country?.isAssisted ? country.code : ''}
      />
      <details open={filled(props, rarer) || undefined} className={styles.complement}>
        <summary>{copy.more}</summary>
        <div>
          <AddressText {...own('line2')} label={copy.line2} autoComplete={auto('address-line3')} />
          <div className={styles.pair}>
            <AddressText {...own('building')} label={copy.building} autoComplete={auto('address-line2')} />
            <AddressText {...own('floor')} label={copy.floor} />
          </div>
          <AddressText {...own('keypad')} label={copy.keypad} hint={copy.keypadHint} short autoComplete="off" />
          <AddressText {...own('additionalInformation')} label={copy.information} />
        </div>
      </details>
    </>
  );
}

/** How to reach who receives, what customs ask, and what the book calls the address. */
export function ContactFields({ form, help, country, auto }: FieldsProps) {
  const copy = useCopy('address');
  const own = (name: string) => ({ name, defaultValue: form.values[name], help });
  const mobileHints = { fr: copy.cellphoneHintFr, be: copy.cellphoneHintBe, other: copy.cellphoneHintOther };
  return (
    <>
      <AddressText
        {...own('cellphone')}
        label={copy.cellphone}
        hint={mobileHints[country?.mobile ?? 'other']}
        type="tel"
        autoComplete={auto('tel')}
      />
      {form.asksEmail && (
        <AddressText
          {...own('email')}
          label={copy.emailField}
          hint={copy.emailHint}
          type="email"
          autoComplete={auto('email')}
        />
      )}
      <div hidden={country?.mobile === 'fr'}>
        <AddressText
          {...own('customsReference')}
          label={copy.customsReference}
          hint={copy.customsReferenceHint}
          optional
        />
      </div>
      {form.isForBook && (
        <div className={styles.group}>
          <AddressText
            {...own('addressName')}
            label={copy.addressName}
            hint={copy.addressNameHint}
            optional
            autoComplete="off"
          />
          <label className={styles.check}>
            <input type="checkbox" name="isPrimary" value="1" defaultChecked={form.values.isPrimary === '1'} />
            {copy.isPrimary}
          </label>
        </div>
      )}
    </>
  );
}
