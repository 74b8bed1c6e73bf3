import { partyOf } from '../shared/party.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import type { WholeStamps, WireStamps } from './records.ts';

/** Stamps as far as they are composed. */
export const stampsIn = async (request: JsonRequest<unknown>): Promise<WireStamps> =>
  stampsOf(await bodyOf(request as JsonRequest<WireStamps>));

/** Complete stamps, and the quote that the shopper has seen. */
export async function composedIn(request: JsonRequest<unknown>): Promise<{ stamps: WholeStamps; quoteId: string }> {
  const { quoteId, ...stamps } = await bodyOf(request as JsonRequest<WholeStamps & { quoteId: string }>);
  return { stamps: stampsOf(stamps), quoteId };
}

/** Complete stamps, and the name under which they are kept. */
export async function favouriteIn(request: JsonRequest<unknown>): Promise<{ stamps: WholeStamps; name: string }> {
  const { name, ...stamps } = await bodyOf(request as JsonRequest<WholeStamps & { name: string }>);
  return { stamps: stampsOf(stamps), name };
}

const stampsOf = <Stamps extends WireStamps>(stamps: Stamps): Stamps => ({
  ...stamps,
  ...(stamps.recipients && { recipients: recipientsOf(stamps.recipients, stamps) }),
});

type WireRecipients = NonNullable<WireStamps['recipients']>;

/** As many as there are stamps, which are alike; each with what is printed of it. */
function recipientsOf(sent: WireRecipients, { lines: [line, ...others] }: WireStamps): WireRecipients {
  if (others.length > 0 || line?.quantity !== sent.length) throw invalidField('recipients');
  return sent.map(({ address, lines: printed }, at) => {
    if (!printed.every((each) => each.trim())) throw invalidField(`recipients.${at}.lines`);
    return { address: partyOf(`recipients.${at}.address`, address), lines: printed };
  });
}
