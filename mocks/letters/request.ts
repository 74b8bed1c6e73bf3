import type { components } from '#contracts/generated/letters.ts';
import { partyOf } from '../shared/party.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import type { WholeLetter, WireLetter } from './records.ts';

type Sent = components['schemas']['NewLetterConfiguration'];

/** The answered fields of a letter; unknown fields are dropped. */
export async function letterIn(request: JsonRequest<unknown>): Promise<WireLetter> {
  return letterOf(await bodyOf(request as JsonRequest<Partial<Sent>>));
}

/** A complete letter, and the quote that the shopper has seen. */
export async function composedIn(request: JsonRequest<unknown>): Promise<{ letter: WholeLetter; quoteId: string }> {
  const body: Partial<Sent> = await bodyOf(request as JsonRequest<Partial<Sent>>);
  const { sender, recipients, level, ...letter } = letterOf(body);
  if (!sender) throw invalidField('sender', 'missing');
  if (!recipients?.length) throw invalidField('recipients', 'missing');
  if (!level) throw invalidField('level', 'missing');
  if (!body.quoteId) throw invalidField('quoteId', 'missing');
  return { letter: { ...letter, sender, recipients, level }, quoteId: body.quoteId };
}

function letterOf({ documentId, colour, duplex, addressPage, ...parts }: Partial<Sent>): WireLetter {
  if (!documentId) throw invalidField('documentId', 'missing');
  if (!colour) throw invalidField('colour', 'missing');
  if (typeof duplex !== 'boolean') throw invalidField('duplex', 'missing');
  if (!addressPage) throw invalidField('addressPage', 'missing');
  const { sender, recipients, level, acknowledgement } = parts;
  return {
    documentId,
    colour,
    duplex,
    addressPage,
    acknowledgement: acknowledgement === true,
    ...(sender && { sender: partyOf('sender', sender) }),
    ...(recipients && { recipients: recipients.map((each, at) => partyOf(`recipients.${at}`, each)) }),
    ...(level && { level }),
  };
}
