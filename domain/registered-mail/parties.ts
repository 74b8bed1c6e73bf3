import type { Address } from '../address/address.ts';
import { checkAddress } from '../address/address-form.ts';
import { boundTo } from '../address/check/address-check.ts';
import type { PartyAddress } from '../address/check/party-check.ts';
import type { AddressFault } from '../address/fields/faults.ts';
import { hasFrenchPostalCodes, isServedAs, territoryOf } from '../address/fields/territories.ts';
import { fitsTerritory, pastedWithin, withPastedParty } from '../address/fill-party.ts';
import { senderAddress, senderField } from '../address/letter-sender.ts';
import { partyFields, partyForm, placeNames, questionFields, typedParty } from '../address/party.ts';
import type { PastedParty } from '../address/pasted-address.ts';
import type { FieldGroup } from '../journey/fields.ts';
import { type Answers, withoutEmpty } from '../journey/journey.ts';
import type { MailField, MailParty, RegisteredMailOptions } from './registered-mail.ts';

type MailAnswers = Answers<MailField>;
type Options = Pick<RegisteredMailOptions, 'destinations'>;

/** The inputs that another destination invalidates. */
export const placeInputs: readonly MailField[] = placeNames.map((name) => `recipient.${name}` as const);

const recipientInputs: readonly string[] = [...partyFields, ...questionFields].map((name) => `recipient.${name}`);

/** Who receives the letter, in its destination (specification §5). */
export const recipientField = ({
  destinations,
}: Options): FieldGroup<Address, AddressFault | { code: 'postal-code-elsewhere' }, unknown> => ({
  inputs: recipientInputs,
  parse(answers) {
    const form = {
      ...partyForm((name) => answers[`recipient.${name}`] ?? ''),
      country: answers.destination ?? '',
      email: '',
    };
    const checked = checkAddress(form, { use: 'recipient', isLetter: true, countries: destinations });
    // An invalid country is shown at the postal code, because the form has no country field.
    const codeInput = 'recipient.codePostal';
    if (checked.kind === 'address')
      return isServedAs(checked.address.country, checked.address.codePostal)
        ? { value: checked.address }
        : { faults: { [codeInput]: { code: 'postal-code-elsewhere' } } };
    const faults = Object.entries(checked.faults).map(([name, fault]) => {
      const input = `recipient.${name}`;
      return [recipientInputs.includes(input) ? input : codeInput, fault];
    });
    return { faults: Object.fromEntries(faults) };
  },
  print: (recipient) => ({
    ...Object.fromEntries(Object.entries(typedParty(recipient)).map(([name, text]) => [`recipient.${name}`, text])),
    // An address of the book or of a letter was checked when it was typed.
    'recipient.confirmed': boundTo(recipient),
  }),
});

/** The address of the sender or the recipient, as the checking service may be asked about it. */
export const partyAddress = (party: MailParty, options: Options): PartyAddress<MailField> =>
  party === 'sender' ? senderAddress : recipientAddress(options);

const recipientAddress = (options: Options): PartyAddress<MailField> => ({
  party: 'recipient',
  address(answers) {
    const parsed = recipientField(options).parse(answers, {});
    return 'value' in parsed ? parsed.value : null;
  },
  takes: ({ codePostal, country }, { destination }) =>
    (hasFrenchPostalCodes(country) ? territoryOf(codePostal) : country) === destination,
});

/** An address of the book takes the place of what was typed. */
export function withAddress(answers: MailAnswers, { party, address }: { party: MailParty; address: Address }) {
  const { print } = party === 'sender' ? senderField : recipientField({ destinations: [] });
  return withoutEmpty<MailField>({ ...answers, ...print(address) });
}

const pastedFields = (party: MailParty) => (party === 'sender' ? ([...partyFields, 'email'] as const) : partyFields);

export const withPasted = (answers: MailAnswers, { party, pasted }: { party: MailParty; pasted: PastedParty }) =>
  withPastedParty(answers, {
    party,
    fields: pastedFields(party),
    pasted: pastedWithin(pasted, wantedCountry(party, answers)),
  });

const wantedCountry = (party: MailParty, { destination }: MailAnswers) =>
  party === 'sender' ? undefined : destination;

export const takesPasted = (answers: MailAnswers, { party, pasted }: { party: MailParty; pasted: PastedParty }) =>
  fitsTerritory(pasted, wantedCountry(party, answers));
