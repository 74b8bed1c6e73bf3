import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import { type ForwardingAnswers, forwardingJourney, pricedForwardingOf } from '#domain/forwarding/journey.ts';
import { isMailKeeping, isPosteRestante, offerOf } from '#domain/forwarding/offers.ts';
import { lastDayOfMonths } from '#domain/shared/working-days.ts';
import { partyFaultText } from '#ui/address/party/party-faults.view.ts';
import { printedLines } from '#ui/address/printed-address.ts';
import { declareJourney } from '#ui/journey/declare-journey.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { forwardingFacts } from './facts.view.ts';

/** A contract that makes mail follow its household, composed in five steps (journeys §3). */
export const forwarding = declareJourney({
  name: 'forwarding',
  icon: 'move',
  route: 'forwarding',
  measuredAs: {
    needs: 'besoins',
    dates: 'dates',
    addresses: 'adresses',
    beneficiaries: 'beneficiaires',
    summary: 'recapitulatif',
  },
  service: 'forwarding',
  options: ({ ports }) => ports.forwardings.options(),
  journey: forwardingJourney,
  faults: {
    'too-early': ({ earliest }, { promisedDay }) => ({ date: promisedDay(earliest) }),
    town: ({ towns }) => ({ towns }),
    company: (_, { mode }) => ({ mode }),
    'too-late': ({ latest }, { promisedDay }) => ({ date: promisedDay(latest) }),
  },
  otherFault: partyFaultText,
  summary,
  facts: forwardingFacts,
});

interface SummaryContext {
  options: ForwardingOptions;
  wording: Wording;
}

function summary(answers: ForwardingAnswers, { options, wording }: SummaryContext) {
  const { t, numericDay } = wording;
  const { activation, startDate, endDate, from, to, beneficiaries } = pricedForwardingOf(answers, options) ?? {};
  const offer = offerOf(answers, options);
  const months = offer && 'months' in offer.duration ? offer.duration.months : null;
  const lastDay = endDate ?? (startDate && months ? lastDayOfMonths(startDate, months) : undefined);
  return {
    needs: { offer: offer?.name },
    dates: {
      activation: activation && t(`forwarding.activation.${activation}`),
      startDate: startDate && numericDay(startDate),
      endDate: lastDay && numericDay(lastDay),
    },
    addresses: {
      [isMailKeeping(offer) ? 'fromKept' : 'from']: from && printedLines(from, wording).join('\n'),
      [isPosteRestante(offer) ? 'toOffice' : 'to']: to ? printedLines(to, wording).join('\n') : undefined,
    },
    beneficiaries: { beneficiaries: beneficiaries?.join('\n') },
    summary: {},
  };
}
