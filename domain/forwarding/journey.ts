import { namesCompany } from '../address/pasted-address.ts';
import {
  type FieldJourney,
  type Fields,
  isTicked,
  journeyOfFields,
  offeredChoice,
  offeredCode,
  type Parsed,
} from '../journey/fields.ts';
import { type Answers, onlyFaults } from '../journey/journey.ts';
import { daysAfter, daysBetween, parseDay, type WorkingDays, workingDaysAfter } from '../shared/working-days.ts';
import { fromField, toField, toInputs } from './addresses.ts';
import {
  beneficiaryInputs,
  type Forwarding,
  type ForwardingFault,
  type ForwardingField,
  type ForwardingOptions,
  type PricedForwarding,
} from './forwarding.ts';
import { isPosteRestante, offerOf } from './offers.ts';

export type ForwardingStep = 'needs' | 'dates' | 'addresses' | 'beneficiaries' | 'summary';
export type ForwardingAnswers = Answers<ForwardingField>;

/** `authority`: asked, and no part of the contract. */
type ForwardingValues = Forwarding & { authority?: undefined };
type ForwardingFields = Fields<ForwardingValues, ForwardingFault, 'from' | 'to' | 'beneficiaries'>;
type ForwardingJourney = FieldJourney<ForwardingStep, ForwardingField, ForwardingFault, ForwardingValues>;

/** The journey of a forwarding contract (journeys §3), within today's options. */
export const forwardingJourney = (options: ForwardingOptions): ForwardingJourney =>
  journeyOfFields<ForwardingStep, ForwardingField, ForwardingFault, ForwardingValues>({
    needs: needsStep(options),
    dates: datesStep(options),
    addresses: { from: fromField, to: toField(options) },
    beneficiaries: beneficiariesStep(options),
    summary: summaryStep,
  });

const needsStep = (options: ForwardingOptions): Pick<ForwardingFields, 'offer'> => ({
  offer: {
    parse: (text) => offeredCode(text, options.offers),
    // A home is no post office, and the field of its street has another meaning.
    invalidates({ before, after = '' }) {
      const [wasAtOffice, isAtOffice] = [before, after].map((offer) => isPosteRestante(offerOf({ offer }, options)));
      return ['endDate', ...(wasAtOffice === isAtOffice ? [] : toInputs)];
    },
  },
});

/** The first day on which a contract may begin, and how it was counted. */
export const earliestOf = (workingDays: number, { orderDate }: Pick<ForwardingOptions, 'orderDate'>): WorkingDays =>
  workingDaysAfter(orderDate, workingDays);

/** How it is activated, and from when to when it runs: the earliest day depends on the activation. */
const datesStep = (options: ForwardingOptions): Pick<ForwardingFields, 'activation' | 'startDate' | 'endDate'> => ({
  activation: {
    parse: (text) =>
      offeredChoice(
        text,
        options.activations.map(({ activation }) => activation),
      ),
  },
  startDate: {
    parse(text, { values }) {
      const activation = options.activations.find((each) => each.activation === values.activation);
      const earliest = activation ? earliestOf(activation.workingDays, options).day : options.orderDate;
      return dayBetween(text, { earliest, latest: options.latestStartDate });
    },
  },
  endDate: {
    isOptional: true,
    parse(text, { values, answers: { startDate } }) {
      const { duration } = offerOf(values, options) ?? {};
      if (!duration || 'months' in duration) return { value: null };
      if (text === '') return { fault: { code: 'required' } };
      // The day that it is counted from is asked for again.
      const start = parseDay(startDate ?? '');
      if (start === null) return { value: text };
      const { minDays, maxDays } = duration;
      return dayBetween(text, { earliest: lastDayOf(start, minDays), latest: lastDayOf(start, maxDays) });
    },
    print: (day) => day ?? '',
  },
});

/** The last day of so many, the first counted: who is away for a day leaves and returns on the same. */
export const lastDayOf = (start: string, days: number): string => daysAfter(start, days - 1);

function dayBetween(
  text: string,
  { earliest, latest }: { earliest: string; latest: string },
): Parsed<string, ForwardingFault> {
  const day = parseDay(text);
  if (day === null) return { fault: { code: 'date' } };
  if (daysBetween(earliest, day) < 0) return { fault: { code: 'too-early', earliest } };
  return daysBetween(day, latest) < 0 ? { fault: { code: 'too-late', latest } } : { value: day };
}

/** The household, by the names on its mail: couples with two surnames pay once (journeys §3). */
const beneficiariesStep = ({ maxBeneficiaries }: ForwardingOptions): Pick<ForwardingFields, 'beneficiaries'> => ({
  beneficiaries: {
    inputs: beneficiaryInputs,
    parse(answers) {
      const names = beneficiaryInputs.map((input) => answers[input]?.trim() ?? '');
      const isHousehold = answers['from.isCompany'] !== 'yes';
      const value = [...new Set(names.filter(Boolean))];
      if (value.length === 0) return { faults: { [beneficiaryInputs[0]]: { code: 'required' } } };
      const faults = onlyFaults<string, ForwardingFault>(
        Object.fromEntries(
          beneficiaryInputs.map((input, place) => [
            input,
            nameFault(names[place], { isHousehold, isOffered: place < maxBeneficiaries }),
          ]),
        ),
      );
      return Object.keys(faults).length > 0 ? { faults } : { value };
    },
    print: (names) => Object.fromEntries(beneficiaryInputs.map((input, place) => [input, names[place] ?? ''])),
  },
});

function nameFault(
  name: string | undefined,
  { isHousehold, isOffered }: { isHousehold: boolean; isOffered: boolean },
): ForwardingFault | undefined {
  if (!name) return undefined;
  if (!isOffered) return { code: 'not-offered' };
  if (isHousehold && namesCompany(name)) return { code: 'company' };
  return /^[\p{L}\p{N}][\p{L}\p{N}'’.&/ -]{1,37}$/u.test(name) ? undefined : { code: 'name' };
}

/** « Modifier » asks for the authority anew. */
const summaryStep: Pick<ForwardingFields, 'authority'> = {
  authority: {
    parse: (text) => (isTicked(text) ? { value: undefined } : { fault: { code: 'required' } }),
    print: () => '',
  },
};

/** The contract as far as it is valid, with all of its dates or none; `null` until an offer is chosen. */
export function pricedForwardingOf(answers: ForwardingAnswers, options: ForwardingOptions): PricedForwarding | null {
  const { offer, activation, startDate, endDate, from, to, beneficiaries } =
    forwardingJourney(options).read(answers).values;
  if (offer === undefined) return null;
  const hasDates = activation !== undefined && startDate !== undefined && endDate !== undefined;
  return {
    offer,
    ...(hasDates && { activation, startDate, endDate }),
    ...(from && to !== undefined && { from, to }),
    ...(beneficiaries && { beneficiaries }),
  };
}
