import type { WholeForwarding, WireForwarding } from '../records/forwarding.ts';
import { partyOf } from '../shared/party.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';

/** A contract as far as it is composed. */
export const forwardingIn = async (request: JsonRequest<unknown>): Promise<WireForwarding> =>
  forwardingOf(await bodyOf(request as JsonRequest<WireForwarding>));

/** A complete contract, and the quote that the shopper has seen. */
export async function composedIn(
  request: JsonRequest<unknown>,
): Promise<{ forwarding: WholeForwarding; quoteId: string }> {
  const { quoteId, ...forwarding } = await bodyOf(request as JsonRequest<WholeForwarding & { quoteId: string }>);
  return { forwarding: forwardingOf(forwarding), quoteId };
}

const forwardingOf = <Sent extends WireForwarding>(sent: Sent): Sent => ({
  ...sent,
  ...(sent.addressFrom && { addressFrom: partyOf('addressFrom', sent.addressFrom) }),
  ...(sent.addressTo && { addressTo: partyOf('addressTo', sent.addressTo) }),
});

export async function codeIn(request: JsonRequest<unknown>): Promise<string> {
  const { code } = await bodyOf(request as JsonRequest<{ code?: unknown }>);
  if (typeof code !== 'string' || code.trim() === '') throw invalidField('code', 'missing');
  return code;
}

export async function cardIn(request: JsonRequest<unknown>): Promise<boolean> {
  const { received } = await bodyOf(request as JsonRequest<{ received?: unknown }>);
  if (typeof received !== 'boolean') throw invalidField('received', 'missing');
  return received;
}
