import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import type { WholeRequest, WireDesign, WireRequest } from './records.ts';

const kinds = ['NEW', 'EXTENSION', 'RESUBMISSION'];

/** A logo as far as it is composed. */
export const requestIn = async (request: JsonRequest<unknown>): Promise<WireRequest> =>
  requestOf(await bodyOf(request as JsonRequest<WireRequest>));

/** Something that is sold, whole, and the quote that the shopper has seen. */
export async function composedIn(request: JsonRequest<unknown>): Promise<{ request: WholeRequest; quoteId: string }> {
  const { quoteId, ...sold } = await bodyOf(request as JsonRequest<WholeRequest & { quoteId: string }>);
  if (sold.kind === 'RESUBMISSION') throw invalidField('kind');
  if (sold.kind === 'NEW' && !sold.design) throw invalidField('design', 'missing');
  return { request: requestOf(sold), quoteId };
}

export const designIn = (request: JsonRequest<unknown>): Promise<WireDesign> =>
  bodyOf(request as JsonRequest<WireDesign>);

function requestOf<Sent extends WireRequest>(sent: Sent): Sent {
  if (!kinds.includes(sent.kind)) throw invalidField('kind');
  if (sent.kind !== 'NEW' && !sent.logoId) throw invalidField('logoId', 'missing');
  return sent;
}
