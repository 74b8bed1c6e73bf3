import { partyOf } from '../shared/party.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import type { WholeLetter, WireLetter } from './records.ts';

/** A letter as far as it is composed. */
export const letterIn = async (request: JsonRequest<unknown>): Promise<WireLetter> =>
  letterOf(await bodyOf(request as JsonRequest<WireLetter>));

/** A complete letter, and the quote that the shopper has seen. */
export async function composedIn(request: JsonRequest<unknown>): Promise<{ letter: WholeLetter; quoteId: string }> {
  const { quoteId, ...letter } = await bodyOf(request as JsonRequest<WholeLetter & { quoteId: string }>);
  return { letter: letterOf(letter), quoteId };
}

const letterOf = <Letter extends WireLetter>(letter: Letter): Letter => ({
  ...letter,
  acknowledgement: letter.acknowledgement ?? false,
  ...(letter.sender && { sender: partyOf('sender', letter.sender) }),
  ...(letter.recipients && {
    recipients: letter.recipients.map((each, at) => partyOf(`recipients.${at}`, each)),
  }),
});
