import { partyOf } from '../shared/party.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import type { WholeMail, WireMail } from './records.ts';

/** A letter as far as it is composed. */
export const mailIn = async (request: JsonRequest<unknown>): Promise<WireMail> =>
  mailOf(await bodyOf(request as JsonRequest<WireMail>));

/** A complete letter, and the quote that the shopper has seen. */
export async function composedIn(request: JsonRequest<unknown>): Promise<{ mail: WholeMail; quoteId: string }> {
  const { quoteId, ...mail } = await bodyOf(request as JsonRequest<WholeMail & { quoteId: string }>);
  return { mail: mailOf(mail), quoteId };
}

const mailOf = <Mail extends WireMail>(mail: Mail): Mail => ({
  ...mail,
  acknowledgement: mail.acknowledgement ?? false,
  ...(mail.sender && { sender: partyOf('sender', mail.sender) }),
  ...(mail.recipient && { recipient: partyOf('recipient', mail.recipient) }),
});
