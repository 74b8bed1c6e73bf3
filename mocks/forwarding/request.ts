import type { components } from '#contracts/generated/forwarding.ts';
import type { WholeForwarding, WireForwarding } from '../records/forwarding.ts';
import { partyOf } from '../shared/party.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';

type Sent = components['schemas']['NewForwardingConfiguration'];

/** The answered fields of a contract; unknown fields are dropped. */
export const forwardingIn = async (request: JsonRequest<unknown>): Promise<WireForwarding> =>
  forwardingOf(await bodyOf(request as JsonRequest<Partial<Sent>>));

/** A complete contract, and the quote that the shopper has seen. */
export async function composedIn(
  request: JsonRequest<unknown>,
): Promise<{ forwarding: WholeForwarding; quoteId: string }> {
  const body: Partial<Sent> = await bodyOf(request as JsonRequest<Partial<Sent>>);
  const { activation, startDate, addressFrom, beneficiaries, ...rest } = forwardingOf(body);
  if (!activation) throw invalidField('activation', 'missing');
  if (!startDate) throw invalidField('startDate', 'missing');
  if (!addressFrom) throw invalidField('addressFrom', 'missing');
  if (!beneficiaries?.length) throw invalidField('beneficiaries', 'missing');
  if (!body.quoteId) throw invalidField('quoteId', 'missing');
  return { forwarding: { ...rest, activation, startDate, addressFrom, beneficiaries }, quoteId: body.quoteId };
}

function forwardingOf({ offerCode, activation, startDate, endDate, ...parts }: Partial<Sent>): WireForwarding {
  if (!offerCode) throw invalidField('offerCode', 'missing');
  const { addressFrom, addressTo, beneficiaries } = parts;
  for (const [name, day] of Object.entries({ startDate, endDate }))
    if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day)) throw invalidField(name);
  return {
    offerCode,
    ...(activation && { activation }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(addressFrom && { addressFrom: partyOf('addressFrom', addressFrom) }),
    ...(addressTo && { addressTo: partyOf('addressTo', addressTo) }),
    ...(beneficiaries && { beneficiaries: beneficiaries.map(String) }),
  };
}

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
