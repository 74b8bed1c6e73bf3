import { senderField } from '../address/letter-sender.ts';
import { depositField } from '../journey/deposit.ts';
import {
  type FieldJourney,
  type Fields,
  isTicked,
  journeyOfFields,
  offeredChoice,
  offeredCode,
  type Parsed,
  printTick,
} from '../journey/fields.ts';
import type { Answers } from '../journey/journey.ts';
import { wholeGrams } from '../shared/weight.ts';
import { placeInputs, recipientField } from './parties.ts';
import type {
  MailFault,
  MailField,
  MailParty,
  PricedMail,
  RegisteredMail,
  RegisteredMailOptions,
} from './registered-mail.ts';

export type MailStep = 'item' | 'addresses' | 'summary';

/** `printing`: asked, and no part of the letter. */
type MailValues = RegisteredMail & { printing?: undefined };
type MailFields = Fields<MailValues, MailFault, MailParty | 'deposit'>;
export type MailJourney = FieldJourney<MailStep, MailField, MailFault, MailValues>;
type MailAnswers = Answers<MailField>;

/** The journey of a registered letter (journeys §6), within today's options. */
export const registeredMailJourney = (options: RegisteredMailOptions): MailJourney =>
  journeyOfFields<MailStep, MailField, MailFault, MailValues>({
    item: itemStep(options),
    addresses: addressesStep(options),
    summary: summaryStep(options),
  });

type ItemField = 'printing' | 'destination' | 'weight' | 'level' | 'receipt';

/** « Votre recommandé »: destination, weight and level. */
function itemStep(options: RegisteredMailOptions): Pick<MailFields, ItemField> {
  const destinationOf = ({ destination }: Answers) => options.destinations.find(({ code }) => code === destination);
  const heaviest = Math.max(0, ...options.destinations.flatMap(({ weightSteps }) => weightSteps));
  return {
    printing: {
      parse: (text) =>
        text === 'self' ? { value: undefined } : { fault: { code: text === 'post' ? 'printed-by-post' : 'required' } },
      print: () => 'self',
    },
    destination: {
      parse(text, { answers }) {
        const { since, until } = destinationOf(answers)?.suspension ?? {};
        if (since) return { fault: until ? { code: 'suspended-until', since, until } : { code: 'suspended', since } };
        return offeredCode(text, options.destinations);
      },
      invalidates: placeInputs,
    },
    weight: {
      parse(text, { answers }): Parsed<number, MailFault> {
        const weight = wholeGrams(text);
        if (weight === null) return { fault: { code: 'weight' } };
        const destination = destinationOf(answers);
        const most = destination ? (destination.weightSteps.at(-1) ?? weight) : heaviest;
        if (weight <= most) return { value: weight };
        return { fault: { code: destination ? 'too-heavy' : 'too-heavy-anywhere', most } };
      },
    },
    level: {
      parse: (text, { answers }) => offeredChoice(text, destinationOf(answers)?.levels ?? ['R1', 'R2', 'R3']),
    },
    receipt: {
      isOptional: true,
      parse: (text, { answers }) =>
        isTicked(text) && destinationOf(answers)?.hasReceipt === false
          ? { fault: { code: 'not-offered' } }
          : { value: isTicked(text) },
      print: printTick,
    },
  };
}

const addressesStep = (options: RegisteredMailOptions): Pick<MailFields, MailParty | 'deposit'> => ({
  sender: senderField,
  recipient: recipientField(options),
  deposit: depositField(options),
});

const summaryStep = ({ printFormats }: RegisteredMailOptions): Pick<MailFields, 'printFormat'> => ({
  printFormat: {
    parse: (text) => offeredCode(text, printFormats),
  },
});

/** The post prints and sends it: the letters' journey goes on (journeys §4), and this journey’s draft is kept. */
export const isPrintedByPost = ({ printing }: MailAnswers): boolean => printing === 'post';

/** The letter as far as it is valid; `null` until the first step is complete but for the level. */
export function pricedMailOf(answers: MailAnswers, options: RegisteredMailOptions): PricedMail | null {
  const { values, faults } = registeredMailJourney(options).read(answers);
  const { destination, weight, receipt } = values;
  if (faults.printing || (faults.level && answers.level)) return null;
  if (destination === undefined || weight === undefined || receipt === undefined) return null;
  return { ...values, destination, weight, receipt };
}
