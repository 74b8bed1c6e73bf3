import { pricedForwardingOf } from '#domain/forwarding/composing.ts';
import type { ForwardingStep } from '#domain/forwarding/fields.ts';
import type { ForwardingOptions, Quote } from '#domain/forwarding/forwarding.ts';
import { type ForwardingAnswers, isKept, offerOf } from '#domain/forwarding/needs.ts';
import { shownLines } from '#ui/address/shown-address.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface About {
  options: ForwardingOptions;
  wording: Wording;
}

/** What is composed so far, answer by answer. */
export function summaryRows(answers: ForwardingAnswers, { options, wording }: About): SummaryRow<ForwardingStep>[] {
  const { t, longDate } = wording;
  const found = pricedForwardingOf(answers, options);
  const offer = offerOf(answers, options);
  const fromLabel = t(isKept(offer) ? 'forwarding.fromKept' : 'forwarding.from');
  const toLabel = t(offer?.option === 'poste-restante' ? 'forwarding.toOffice' : 'forwarding.to');
  const rows: [ForwardingStep, string, string | null | undefined][] = [
    ['besoins', t('forwarding.offer'), offer?.name],
    ['dates', t('forwarding.activation'), found?.activation && t(activationLabels[found.activation])],
    ['dates', t('forwarding.startDate'), found?.startDate && longDate(found.startDate)],
    ['dates', t('forwarding.endDate'), found?.endDate && longDate(found.endDate)],
    ['adresses', fromLabel, found?.from && shownLines(found.from, wording).join('\n')],
    ['adresses', toLabel, found?.to && shownLines(found.to, wording).join('\n')],
    ['beneficiaires', t('forwarding.beneficiaries'), found?.beneficiaries?.join('\n')],
  ];
  return rows.flatMap(([step, label, value]) => (value ? [{ step, label, value }] : []));
}

export const activationLabels = {
  'code-courrier': 'forwarding.codeCourrier',
  'post-office': 'forwarding.postOffice',
} as const;

/** The backend's price, which is the whole price of the contract. */
export const priceView = ({ id, lines, ttc, ht, validUntil }: Quote, wording: Wording): PriceView => ({
  quote: { id, ttc },
  validUntil,
  totals: quoteRows({ lines, ttc, ht }, wording),
});
