import type { FieldGroup } from '../journey/fields.ts';
import type { Answers } from '../journey/journey.ts';
import type { Address } from './address.ts';
import { checkAddress } from './address-form.ts';
import { boundTo } from './check/address-check.ts';
import type { PartyAddress } from './check/party-check.ts';
import type { AddressFault } from './fields/faults.ts';
import { hasFrenchPostalCodes } from './fields/territories.ts';
import {
  type Holder,
  holderAnswers,
  home,
  type PartyName,
  partyFields,
  partyForm,
  type QuestionName,
  questionFields,
  typedParty,
} from './party.ts';

/** The inputs of whoever sends a letter. */
export type SenderInput = `sender.${PartyName | QuestionName}` | 'sender.email';

/** Who sends a letter, to whom it comes back: in France, with an e-mail for the proofs (specification §5). */
export const senderField: Omit<FieldGroup<Address, AddressFault, unknown>, 'inputs'> & {
  inputs: readonly SenderInput[];
} = {
  inputs: [...partyFields, 'email' as const, ...questionFields].map((name) => `sender.${name}` as const),
  parse(answers) {
    const form = {
      ...partyForm((name) => answers[`sender.${name}`] ?? ''),
      country: home.code,
      email: answers['sender.email'] ?? '',
    };
    const checked = checkAddress(form, { use: 'sender', isLetter: true, countries: [home] });
    if (checked.kind === 'address') return { value: checked.address };
    const inputs: readonly string[] = senderField.inputs;
    const faults = Object.entries(checked.faults).map(([name, fault]) => {
      const input = `sender.${name}`;
      return [inputs.includes(input) ? input : 'sender.codePostal', fault];
    });
    return { faults: Object.fromEntries(faults) };
  },
  print: (address) => senderAnswers(address),
};

function senderAnswers(sender: Address): Answers<SenderInput> {
  const typed = Object.entries(typedParty(sender)).map(([name, text]) => [`sender.${name}`, text]);
  // An address of the account or of a letter was checked when it was typed.
  return { ...Object.fromEntries(typed), 'sender.email': sender.email, 'sender.confirmed': boundTo(sender) };
}

/** What the sender's fields begin with. @param email the account's, which its address may lack. */
export const senderOf = (holder: Holder, email: string): Answers<SenderInput> =>
  holderAnswers(holder, { party: 'sender', email, answersOf: senderAnswers });

/** The address of the sender, as the checking service may be asked about it. */
export const senderAddress: PartyAddress<SenderInput> = {
  party: 'sender',
  address(answers) {
    const parsed = senderField.parse(answers, {});
    return 'value' in parsed ? parsed.value : null;
  },
  takes: ({ country }) => hasFrenchPostalCodes(country),
};
