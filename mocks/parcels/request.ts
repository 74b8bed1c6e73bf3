import { partyOf } from '../shared/party.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import { needsAddress } from './options.ts';
import type { WholeParcel, WireParcel } from './records.ts';

/** A parcel as far as it is composed. */
export const parcelIn = async (request: JsonRequest<unknown>): Promise<WireParcel> =>
  parcelOf(await bodyOf(request as JsonRequest<WireParcel>));

/** A complete parcel, and the quote that the shopper has seen. */
export async function composedIn(request: JsonRequest<unknown>): Promise<{ parcel: WholeParcel; quoteId: string }> {
  const { quoteId, ...parcel } = await bodyOf(request as JsonRequest<WholeParcel & { quoteId: string }>);
  return { parcel: parcelOf(parcel), quoteId };
}

/** Many parcels, each as far as it is composed. */
export async function draftsIn(request: JsonRequest<unknown>): Promise<WireParcel[]> {
  const { parcels } = await bodyOf(request as JsonRequest<{ parcels: WireParcel[] }>);
  return parcels.map(parcelOf);
}

/** Many complete parcels, and the quote of all of them. */
export async function composedBatchIn(
  request: JsonRequest<unknown>,
): Promise<{ parcels: WholeParcel[]; quoteId: string }> {
  const { parcels, quoteId } = await bodyOf(request as JsonRequest<{ parcels: WholeParcel[]; quoteId: string }>);
  return { parcels: parcels.map(parcelOf), quoteId };
}

function parcelOf<Parcel extends WireParcel>(parcel: Parcel): Parcel {
  const { sender, recipient, hazardousGoods } = parcel;
  return {
    ...parcel,
    ...(sender && { sender: partyOf('sender', sender) }),
    ...(recipient && { recipient: needsAddress(parcel) ? partyOf('recipient', recipient) : namedIn(recipient) }),
    // The backend itself says when.
    ...(hazardousGoods && { hazardousGoods: { listVersion: hazardousGoods.listVersion } }),
  };
}

/** Whoever fetches a parcel at a point has a name alone. */
function namedIn(recipient: WholeParcel['recipient']): WholeParcel['recipient'] {
  for (const field of ['firstName', 'lastName'] as const)
    if (!recipient[field]?.trim()) throw invalidField(`recipient.${field}`, 'missing');
  return recipient;
}
