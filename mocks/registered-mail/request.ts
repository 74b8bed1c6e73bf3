import type { components } from '#contracts/generated/registered-mail.ts';
import { partyOf } from '../shared/party.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import type { WholeMail, WireMail } from './records.ts';

type Sent = components['schemas']['NewRegisteredMailConfiguration'];

const HEAVIEST = 1_000_000;

/** The answered fields of a letter; unknown fields are dropped. */
export async function mailIn(request: JsonRequest<unknown>): Promise<WireMail> {
  const body: Partial<Sent> = await bodyOf(request as JsonRequest<Partial<Sent>>);
  return mailOf(body);
}

/** A complete letter, and the quote that the shopper has seen. */
export async function composedIn(request: JsonRequest<unknown>): Promise<{ mail: WholeMail; quoteId: string }> {
  const body: Partial<Sent> = await bodyOf(request as JsonRequest<Partial<Sent>>);
  const { level, sender, recipient, deposit, printFormat, ...mail } = mailOf(body);
  if (!level) throw invalidField('level', 'missing');
  if (!sender) throw invalidField('sender', 'missing');
  if (!recipient) throw invalidField('recipient', 'missing');
  if (!deposit) throw invalidField('deposit', 'missing');
  if (!printFormat) throw invalidField('printFormat', 'missing');
  if (!body.quoteId) throw invalidField('quoteId', 'missing');
  return { mail: { ...mail, level, sender, recipient, deposit, printFormat }, quoteId: body.quoteId };
}

function mailOf({ destination, weight, level, acknowledgement, ...parts }: Partial<Sent>): WireMail {
  if (!destination) throw invalidField('destination', 'missing');
  if (!Number.isInteger(weight) || Number(weight) < 1 || Number(weight) > HEAVIEST) throw invalidField('weight');
  const { sender, recipient, deposit, printFormat } = parts;
  if (deposit && !/^\d{4}-\d\d-\d\d$/.test(deposit.date ?? '')) throw invalidField('deposit.date');
  return {
    destination,
    weight: Number(weight),
    ...(level && { level }),
    acknowledgement: acknowledgement === true,
    ...(sender && { sender: partyOf('sender', sender) }),
    ...(recipient && { recipient: partyOf('recipient', recipient) }),
    ...(deposit && { deposit: { place: deposit.place, date: deposit.date } }),
    ...(printFormat && { printFormat }),
  };
}
