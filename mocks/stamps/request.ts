import type { components } from '#contracts/generated/stamps.ts';
import { partyOf } from '../shared/party.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import type { WholeStamps, WireLine, WireStamps } from './records.ts';

type Sent = components['schemas']['NewStampConfiguration'] & components['schemas']['NewStampFavourite'];

const HEAVIEST = 1_000_000;
const MOST = 100_000;
const MOST_LINES = 20;
const MOST_CELLS = 1000;
const MOST_PRINTED = 7;
const LONGEST_PRINTED = 38;

/** The answered fields of stamps; unknown fields are dropped. */
export async function stampsIn(request: JsonRequest<unknown>): Promise<WireStamps> {
  return stampsOf(await sentIn(request));
}

/** Complete stamps, and the quote that the shopper has seen. */
export async function composedIn(request: JsonRequest<unknown>): Promise<{ stamps: WholeStamps; quoteId: string }> {
  const body = await sentIn(request);
  const stamps = wholeOf(body);
  if (!body.quoteId) throw invalidField('quoteId', 'missing');
  return { stamps, quoteId: body.quoteId };
}

/** Complete stamps, and the name under which they are kept. */
export async function favouriteIn(request: JsonRequest<unknown>): Promise<{ stamps: WholeStamps; name: string }> {
  const body = await sentIn(request);
  const stamps = wholeOf(body);
  if (!body.name) throw invalidField('name', 'missing');
  return { stamps, name: body.name };
}

const sentIn = (request: JsonRequest<unknown>): Promise<Partial<Sent>> => bodyOf(request as JsonRequest<Partial<Sent>>);

function wholeOf(body: Partial<Sent>): WholeStamps {
  const { lines, support, startCell, recipients } = stampsOf(body);
  if (support === undefined) throw invalidField('support', 'missing');
  if (startCell === undefined) throw invalidField('startCell', 'missing');
  return { lines, support, startCell, ...(recipients && { recipients }) };
}

function stampsOf({ lines, support, startCell, recipients }: Partial<Sent>): WireStamps {
  if (!Array.isArray(lines) || lines.length === 0) throw invalidField('lines', 'missing');
  if (lines.length > MOST_LINES) throw invalidField('lines');
  if (startCell !== undefined && !isCount(startCell, MOST_CELLS)) throw invalidField('startCell');
  return {
    lines: lines.map((line, index) => lineOf(line, `lines.${index}`)),
    ...(support && { support }),
    ...(startCell !== undefined && { startCell }),
    ...(recipients && { recipients: recipientsOf(recipients, lines) }),
  };
}

type WireRecipients = NonNullable<WireStamps['recipients']>;

/** As many as there are stamps, which are alike; each with what is printed of it. */
function recipientsOf(sent: WireRecipients, lines: readonly Partial<WireLine>[]): WireRecipients {
  const [line, ...others] = lines;
  if (!Array.isArray(sent) || sent.length === 0) throw invalidField('recipients', 'missing');
  if (others.length > 0 || line?.quantity !== sent.length) throw invalidField('recipients');
  return sent.map(({ address, lines: printed }, at) => {
    const isPrinted = Array.isArray(printed) && printed.length >= 2 && printed.length <= MOST_PRINTED;
    if (!isPrinted || !printed.every(isLine)) throw invalidField(`recipients.${at}.lines`);
    return { address: partyOf(`recipients.${at}.address`, address), lines: printed };
  });
}

const isLine = (line: unknown): boolean =>
  typeof line === 'string' && line.trim() !== '' && line.length <= LONGEST_PRINTED;

function lineOf({ visual, letterType, destination, weight, quantity }: Partial<WireLine>, at: string): WireLine {
  if (!visual) throw invalidField(`${at}.visual`, 'missing');
  if (!letterType) throw invalidField(`${at}.letterType`, 'missing');
  if (!destination) throw invalidField(`${at}.destination`, 'missing');
  if (!isCount(weight, HEAVIEST)) throw invalidField(`${at}.weight`);
  if (!isCount(quantity, MOST)) throw invalidField(`${at}.quantity`);
  return { visual, letterType, destination, weight, quantity };
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
