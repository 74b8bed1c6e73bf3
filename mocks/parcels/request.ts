import type { components } from '#contracts/generated/parcels.ts';
import { partyOf } from '../shared/party.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import { MAX_BATCH, needsAddress } from './options.ts';
import type { WholeParcel, WireParcel } from './records.ts';

type Sent = components['schemas']['NewParcelConfiguration'];

const HEAVIEST = 1_000_000;
const LONGEST_REFERENCE = 35;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The answered fields of a parcel; unknown fields are dropped. */
export async function parcelIn(request: JsonRequest<unknown>): Promise<WireParcel> {
  const body: Partial<Sent> = await bodyOf(request as JsonRequest<Partial<Sent>>);
  return parcelOf(body);
}

/** A complete parcel, and the quote that the shopper has seen. */
export async function composedIn(request: JsonRequest<unknown>): Promise<{ parcel: WholeParcel; quoteId: string }> {
  const body: Partial<Sent> = await bodyOf(request as JsonRequest<Partial<Sent>>);
  const parcel = wholeParcelOf(body);
  if (!body.quoteId) throw invalidField('quoteId', 'missing');
  return { parcel, quoteId: body.quoteId };
}

function wholeParcelOf(body: Partial<Sent>): WholeParcel {
  const parcel = parcelOf(body);
  for (const field of needed) if (!parcel[field]) throw invalidField(field, 'missing');
  return parcel as WholeParcel;
}

interface SentBatch {
  parcels?: Partial<Sent>[];
  quoteId?: string;
}

async function batchSentIn(request: JsonRequest<unknown>): Promise<{ parcels: Partial<Sent>[]; quoteId: string }> {
  const { parcels = [], quoteId = '' }: SentBatch = await bodyOf(request as JsonRequest<SentBatch>);
  if (parcels.length === 0 || parcels.length > MAX_BATCH) throw invalidField('parcels');
  return { parcels, quoteId };
}

/** Many parcels, each as far as it is answered. */
export const draftsIn = async (request: JsonRequest<unknown>): Promise<WireParcel[]> =>
  (await batchSentIn(request)).parcels.map(parcelOf);

/** Many complete parcels, and the quote of all of them. */
export async function composedBatchIn(
  request: JsonRequest<unknown>,
): Promise<{ parcels: WholeParcel[]; quoteId: string }> {
  const { parcels, quoteId } = await batchSentIn(request);
  if (!quoteId) throw invalidField('quoteId', 'missing');
  return { parcels: parcels.map(wholeParcelOf), quoteId };
}

const needed = ['delivery', 'cover', 'postalCode', 'sender', 'recipient', 'deposit', 'hazardousGoods'] as const;

type Described = Pick<WireParcel, 'origin' | 'destination' | 'weight' | 'format' | 'quantity' | 'dimensions'>;

function describedIn({ origin, destination, weight, format, quantity, dimensions }: Partial<Sent>): Described {
  if (!origin) throw invalidField('origin', 'missing');
  if (!destination) throw invalidField('destination', 'missing');
  if (!Number.isInteger(weight) || Number(weight) < 1 || Number(weight) > HEAVIEST) throw invalidField('weight');
  if (!format) throw invalidField('format', 'missing');
  if (quantity !== undefined && !(Number.isInteger(quantity) && quantity >= 1)) throw invalidField('quantity');
  return {
    origin,
    destination,
    weight: Number(weight),
    format,
    ...(quantity && { quantity }),
    ...(dimensions && { dimensions }),
  };
}

function parcelOf(sent: Partial<Sent>): WireParcel {
  const { postalCode, pickupPoint, sender, recipient, customs, deposit, hazardousGoods, costReference } = sent;
  if (costReference && costReference.length > LONGEST_REFERENCE) throw invalidField('costReference');
  if (deposit && !DAY.test(deposit.date ?? '')) throw invalidField('deposit.date');
  return {
    ...describedIn(sent),
    ...chosenIn(sent),
    ...(postalCode && { postalCode }),
    ...(pickupPoint?.name && { pickupPoint }),
    ...(sender && { sender: partyOf('sender', sender) }),
    ...(recipient && { recipient: needsAddress(sent) ? partyOf('recipient', recipient) : namedIn(recipient) }),
    ...(customs && { customs: declaredIn(customs) }),
    ...(deposit && { deposit: { place: deposit.place, date: deposit.date } }),
    ...(hazardousGoods && { hazardousGoods: { listVersion: hazardousGoods.listVersion } }),
    ...(costReference && { costReference }),
  };
}

/** Whoever fetches a parcel at a point has a name alone. */
function namedIn(recipient: Partial<WholeParcel['recipient']>): WholeParcel['recipient'] {
  for (const field of ['firstName', 'lastName'] as const)
    if (!recipient[field]?.trim()) throw invalidField(`recipient.${field}`, 'missing');
  if (!recipient.country?.isocode) throw invalidField('recipient.country', 'missing');
  return recipient as WholeParcel['recipient'];
}

/** How it is sent. */
const chosenIn = ({ carrierCode, delivery, cover, labelPrinting }: Partial<Sent>): Partial<WireParcel> => ({
  ...(carrierCode && { carrierCode }),
  ...(delivery && { delivery }),
  ...(cover && { cover }),
  ...(labelPrinting && { labelPrinting }),
});

type Customs = NonNullable<WireParcel['customs']>;

function declaredIn({ category, articles = [], ...papers }: Partial<Customs>): Customs {
  if (!category) throw invalidField('customs.category', 'missing');
  for (const { description, quantity, weight, value } of articles) {
    if (!description?.trim()) throw invalidField('customs.articles.description', 'missing');
    if (!(quantity >= 1) || !(weight >= 1) || !(value?.value > 0)) throw invalidField('customs.articles');
  }
  return { ...papers, category, articles };
}
