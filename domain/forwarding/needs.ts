import { type Answers, broken, type Faults } from '../journey/journey.ts';
import { daysAfter, daysBetween, isDay, type WorkingDays, workingDaysAfter } from '../shared/working-days.ts';
import type { ForwardingFault, ForwardingField } from './fields.ts';
import type { ForwardingOffer, ForwardingOptions } from './forwarding.ts';

export type ForwardingAnswers = Answers<ForwardingField>;
export type ForwardingFaults = Faults<ForwardingField, ForwardingFault>;

export const offerOf = ({ offer }: ForwardingAnswers, { offers }: ForwardingOptions): ForwardingOffer | undefined =>
  offers.find(({ code }) => code === offer);

export const isKept = (offer: ForwardingOffer | undefined): boolean => offer?.option === 'mail-keeping';
export const asksEnd = (offer: ForwardingOffer | undefined): boolean => !!offer && 'minDays' in offer.duration;

export const needsFaults = (answers: ForwardingAnswers, options: ForwardingOptions): ForwardingFaults =>
  offerOf(answers, options) ? {} : { offer: { code: answers.offer ? 'not-offered' : 'required' } };

export const activationOf = ({ activation: asked }: ForwardingAnswers, { activations }: ForwardingOptions) =>
  activations.find(({ activation }) => activation === asked);

/** The first day on which a contract may begin, and how it was counted. */
export const earliestOf = (workingDays: number, { orderDate }: ForwardingOptions): WorkingDays =>
  workingDaysAfter(orderDate, workingDays);

/** How it is activated, and from when to when it runs: the earliest day depends on the activation. */
export function datesFaults(answers: ForwardingAnswers, options: ForwardingOptions): ForwardingFaults {
  const found = activationOf(answers, options);
  const offer = offerOf(answers, options);
  const faults: Partial<Record<ForwardingField, ForwardingFault | undefined>> = {
    activation: found ? undefined : { code: answers.activation ? 'not-offered' : 'required' },
    startDate: dayFault(answers.startDate, {
      earliest: found ? earliestOf(found.workingDays, options).day : options.orderDate,
      latest: options.latestStartDate,
    }),
    endDate: endFault(answers, offer),
  };
  return broken(faults);
}

function endFault({ startDate, endDate }: ForwardingAnswers, offer: ForwardingOffer | undefined) {
  if (!offer || !('minDays' in offer.duration)) return undefined;
  if (!startDate || !isDay(startDate)) return endDate ? undefined : ({ code: 'required' } as const);
  const { minDays, maxDays } = offer.duration;
  return dayFault(endDate, { earliest: daysAfter(startDate, minDays), latest: daysAfter(startDate, maxDays) });
}

function dayFault(
  day: string | undefined,
  { earliest, latest }: { earliest: string; latest: string },
): ForwardingFault | undefined {
  if (!day) return { code: 'required' };
  if (!isDay(day)) return { code: 'date' };
  if (daysBetween(earliest, day) < 0) return { code: 'too-early', earliest };
  return daysBetween(day, latest) < 0 ? { code: 'too-late', latest } : undefined;
}
