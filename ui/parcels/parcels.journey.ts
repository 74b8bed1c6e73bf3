import { isAtDropOff, zoneLabelOf } from '#domain/parcels/delivery.ts';
import { destinationOf, postalCodeOf } from '#domain/parcels/item.ts';
import { parcelJourney, pricedParcelOf } from '#domain/parcels/journey.ts';
import type { ComposingOptions, Customs, ParcelAnswers, ParcelOptions } from '#domain/parcels/parcels.ts';
import { partyFaultText } from '#ui/address/party/party-faults.view.ts';
import { printedLines } from '#ui/address/printed-address.ts';
import { declareJourney } from '#ui/journey/declare-journey.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { parcelFacts } from './facts.view.ts';
import { coverName } from './parcel-price.view.ts';
import { declaredText, measureRows } from './parcel-rows.view.ts';

/** The label of a parcel, composed in four steps, and in five where customs ask what is inside (journeys §1). */
export const parcels = declareJourney({
  name: 'parcels',
  icon: 'parcel',
  route: 'parcels',
  measuredAs: {
    item: 'votre-colis',
    delivery: 'livraison',
    addresses: 'adresses',
    contents: 'contenu',
    summary: 'recapitulatif',
  },
  service: 'parcels',
  postage: 'parcel',
  serviceName: ({ carrier }, { t }) => carrier && t(carrierKey(carrier)),
  async options(context, draft): Promise<ComposingOptions> {
    const options = await context.ports.parcels.options();
    return { ...options, customs: await customsOf(context, draft, options) };
  },
  journey: parcelJourney,
  faults: {
    suspended: ({ since, explanation }, { numericDay }) => ({ since: numericDay(since), explanation }),
    'suspended-until': ({ since, until, explanation }, { numericDay }) => ({
      since: numericDay(since),
      until: numericDay(until),
      explanation,
    }),
    'too-heavy': ({ most }, { weight }) => ({ most: weight(most) }),
    'too-heavy-anywhere': ({ most }, { weight }) => ({ most: weight(most) }),
    'too-heavy-for-way': ({ most }, { weight }) => ({ most: weight(most) }),
    'too-much-worth': ({ most }, { money }) => ({ most: money(most) }),
    'too-large': ({ sum, length }) => ({ sum, length }),
    'larger-format': ({ format }, { t }) => ({ format: t(`parcels.format.${format}`) }),
    quantity: ({ most }) => ({ most }),
    'too-long': ({ count }) => ({ count }),
    'date-too-early': ({ earliest }, { promisedDay }) => ({ earliest: promisedDay(earliest) }),
  },
  otherFault: partyFaultText,
  summary,
  facts: parcelFacts,
});

/** A parcel between places that are not chosen yet, or not offered, needs nothing: the backend is asked about no other. */
async function customsOf(
  { ports }: RequestContext,
  answers: ParcelAnswers,
  { origins, destinations }: ParcelOptions,
): Promise<Customs> {
  const origin = origins.find(({ code }) => code === answers.origin)?.code;
  const destination = destinationOf(answers, { destinations })?.code;
  if (!origin || !destination) return { isNeeded: false, reason: null };
  return ports.parcels.customs({ origin, destination, postalCode: postalCodeOf(answers) });
}

interface SummaryContext {
  options: ComposingOptions;
  wording: Wording;
}

function summary(answers: ParcelAnswers, { options, wording }: SummaryContext) {
  const { t, promisedDay } = wording;
  const { values } = parcelJourney(options).read(answers);
  const { cover, sender, recipient, declaration, deposit } = pricedParcelOf(answers, options) ?? {};
  const { way } = values;
  const zone = zoneLabelOf(answers, options);
  const destination = destinationOf(answers, options);
  return {
    item: {
      'row.origin': destination && options.origins.find(({ code }) => code === answers.origin)?.name,
      'row.destination': destination && `${postalCodeOf(answers)} ${destination.name}`.trim(),
      ...measureRows(values, wording),
    },
    delivery: {
      // Overseas the zone is how it is delivered, and has its name: once is enough.
      zone: zone && way && t(way === zone ? `parcels.way.${way}` : `parcels.zone.${zone}`),
      // Of an offer of the comparison; without one it is our own, as the title says.
      carrier: answers.carrier && t(carrierKey(answers.carrier)),
      'row.way': way && way !== zone ? t(`parcels.way.${way}`) : undefined,
      'row.cover': cover && coverName(cover, wording),
      printing: isAtDropOff(answers) ? t('parcels.printedAtDropOff') : undefined,
    },
    addresses: {
      sender: sender && printedLines(sender, wording).join('\n'),
      recipient: recipient && printedLines(recipient, wording).join('\n'),
    },
    contents: { 'row.category': declaration ? declaredText(declaration, wording) : undefined },
    summary: {
      depositPlace: deposit && t(`parcels.place.${deposit.place}`),
      depositDate: deposit && promisedDay(deposit.date),
    },
  };
}
