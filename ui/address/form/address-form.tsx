import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { RequiredNote } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { ContactFields, CountryFields, StreetFields, WhoFields } from './address-fields.tsx';
import styles from './address-form.module.css';
import type { AddressFormView } from './address-form.view.ts';
import { Envelope } from './envelope.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useAddressHelp } from './use-address-help.ts';

/** The autocomplete sections of each use. */
const sections: Partial<Record<AddressFormView['context']['use'], string>> = {
  delivery: 'shipping ',
  billing: 'billing ',
};

const addressForm = 'formulaire-adresse';

interface AddressFormProps {
  form: AddressFormView;
  /** Its buttons stand where its step leads on. */
  isInStep?: boolean;
}

/** Saves the typed address: in the form, or where the step leads on. */
export function SaveAddress({ form: { isForBook }, wide }: { form: AddressFormView; wide?: boolean }) {
  const copy = useCopy('address');
  return (
    <Button form={addressForm} name="purpose" value={isForBook ? 'save' : 'once'} wide={wide}>
      {isForBook ? copy.save : copy.once}
    </Button>
  );
}

/** The other ways on than to save it: beside the button that saves. */
export function OtherWays({ form }: Pick<AddressFormProps, 'form'>) {
  const copy = useCopy('address');
  return (
    <>
      {form.isForBook && form.isOnceOffered && (
        <Button form={addressForm} name="purpose" value="once" kind="secondary">
          {copy.once}
        </Button>
      )}
      {form.back && <a href={form.back.href}>{form.back.label}</a>}
    </>
  );
}

/** The form of an address: country first, then in the order of the envelope. Works without scripts. */
export function AddressForm({ form, isInStep }: AddressFormProps) {
  const words = useCopy('controls');
  const help = useAddressHelp(form);
  const country = form.countries.find(({ code }) => code === help.country);
  const auto = (token: string) => (sections[form.context.use] ?? '') + token;
  const fields = { form, help, country, auto };
  return (
    <Form id={addressForm} method="post" noValidate className={styles.form} data-judged {...help.on}>
      <HiddenFields values={form.hidden} />
      {/* Enter presses the first submit button: this hidden one comes before the others. */}
      <button type="submit" name="purpose" value={form.isForBook ? 'save' : 'once'} hidden aria-hidden tabIndex={-1} />
      <ErrorSummary title={words.errors} errors={help.refused} left={help.errors} />
      <RequiredNote />
      <CountryFields {...fields} />
      <WhoFields {...fields} />
      <StreetFields {...fields} />
      <PlaceFields {...fields} />
      <ContactFields {...fields} />
      <Envelope envelope={help.envelope} rule={form.envelopeRule} />
      {!isInStep && (
        <div className={styles.buttons}>
          <SaveAddress form={form} />
          <OtherWays form={form} />
        </div>
      )}
    </Form>
  );
}
