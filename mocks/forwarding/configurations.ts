import type { components } from '#contracts/generated/forwarding.ts';
import { configurationsOf, notTaken, quoteExpired } from '../cart/configurations.ts';
import { lastDayOf } from '../orders/composed-contract.ts';
import { type ConfigurationRecord, configurationsIn, quotesIn, type WholeForwarding } from '../records/forwarding.ts';
import { addressIn } from '../session/addresses.ts';
import { nowIn, numericDay, workingDaysAfter } from '../shared/calendar/clock.ts';
import type { Composition } from '../shared/feature.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf, withoutTax } from '../shared/money.ts';
import { centsOfQuote } from '../shared/quotes.ts';
import type { World } from '../shared/world.ts';
import { daysBefore, offers, VAT_RATE } from '../tariffs/forwarding.ts';
import { fingerprintOf } from './quotes.ts';
import { refusalsOf } from './refusals.ts';

interface Composed {
  forwarding: WholeForwarding;
  quoteId: string;
}

const codeOf = ({ offerCode }: WholeForwarding): string => offers[offerCode]?.productCode ?? '';

export const configurations = configurationsOf(configurationsIn, (_, { cents, forwarding }) => ({
  quantity: 1,
  cents,
  code: codeOf(forwarding),
}));
export const configurationAnswer = (
  { id, forwarding, cents }: ConfigurationRecord,
  lang: Lang,
): components['schemas']['ForwardingConfiguration'] => ({
  ...forwarding,
  addressFrom: addressIn(forwarding.addressFrom, lang),
  ...(forwarding.addressTo && { addressTo: addressIn(forwarding.addressTo, lang) }),
  configurationId: id,
  productCode: codeOf(forwarding),
  totalPriceWithTax: priceOf(cents, lang),
  totalPriceWithoutTax: priceOf(withoutTax(cents, VAT_RATE), lang),
});

/** As a cart's line needs it, of this article: which contract, where to, from when. */
export const compositionFor =
  (code: string) =>
  (world: World, id: string): Composition | undefined => {
    const found = configurations.byId(world, id);
    if (!found || codeOf(found.forwarding) !== code) return undefined;
    const { owner, cents, forwarding } = found;
    const { offerCode, startDate } = forwarding;
    const endDate = lastDayOf(forwarding);
    const plan = offers[offerCode]?.name ?? { fr: offerCode, en: offerCode };
    return {
      owner,
      cents,
      quantity: 1,
      plan,
      infos: [
        { label: { fr: 'Formule', en: 'Plan' }, value: plan },
        placeInfo(forwarding),
        startInfo(world, forwarding, startDate),
        ...(endDate
          ? [
              {
                label: { fr: 'Dernier jour', en: 'Last day' },
                value: { fr: numericDay(endDate), en: numericDay(endDate) },
              },
            ]
          : []),
      ],
    };
  };

/** Where mail goes, abroad with the country, or whose is kept. */
function placeInfo({ addressFrom, addressTo }: WholeForwarding) {
  const { line1, postalCode, town } = addressTo ?? addressFrom;
  const to = `${postalCode} ${town}`;
  if (addressTo) {
    const placeIn = (lang: Lang) => {
      const { country } = addressIn(addressTo, lang);
      return country?.isocode && country.isocode !== 'FR' ? [to, country.name].filter(Boolean).join(', ') : to;
    };
    return { label: { fr: 'Vers', en: 'To' }, value: { fr: placeIn('fr'), en: placeIn('en') } };
  }
  const kept = `${line1}, ${to}`;
  return { label: { fr: 'Courrier gardé', en: 'Mail held' }, value: { fr: kept, en: kept } };
}

function startInfo(world: World, { activation }: WholeForwarding, startDate: string) {
  const isOver = startDate < workingDaysAfter(nowIn(world), daysBefore(activation) ?? 0);
  const label = { fr: 'Premier jour', en: 'First day' };
  const day = numericDay(startDate);
  return isOver
    ? { label, value: { fr: `${day}, trop tôt désormais`, en: `${day}, too early by now` }, isOver: true }
    : { label, value: { fr: day, en: day } };
}

/** Stores a contract at its quoted price; refuses an invalid one or an expired quote. */
export function acceptConfiguration(
  world: World,
  { forwarding, quoteId }: Composed,
): Pick<ConfigurationRecord, 'forwarding' | 'cents'> {
  const [first] = refusalsOf(world, forwarding);
  if (first) throw refused(first);
  const cents = centsOfQuote(world, quotesIn, { id: quoteId, fingerprint: fingerprintOf(forwarding) });
  if (cents === undefined) throw refused(quoteExpired);
  return { forwarding, cents };
}

const refused = notTaken('ForwardingError', 'forwarding');
