import type { components } from '#contracts/generated/labels.ts';
import { printedLetterOf } from '../letters/sent.ts';
import { days, type Piece, piecesOf } from '../orders/services.ts';
import type { OrderRecord, WireOrder } from '../records/orders.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { unknownResource } from '../shared/problems.ts';
import { trackingNumber } from '../shared/tracking-numbers.ts';
import type { World } from '../shared/world.ts';
import { notReady } from './files.ts';

type SentLetter = components['schemas']['SentLetterList']['letters'][number];

const posted = new Set(['READY_FOR_SHIPMENT', 'PICKUP_COMPLETE']);
const isPosted = ({ status }: Pick<Piece, 'status'>): boolean => posted.has(status);

/** The letters of an order, each with the one piece that it is. */
const lettersOf = (world: World, record: OrderRecord): { entry: WireOrder['entries'][number]; piece: Piece }[] =>
  record.order.fr.entries
    .filter(({ product }) => product.service === 'cel')
    .flatMap((entry) => piecesOf(world, record, entry).map((piece) => ({ entry, piece })));

/** The proof of what was printed and posted. */
export const sentLettersOf = (world: World, record: OrderRecord): Promise<SentLetter[]> =>
  Promise.all(
    lettersOf(world, record)
      .filter(({ piece }) => isPosted(piece))
      .map(async ({ entry: { entryNumber, configurationId = '' }, piece }) => {
        const { sha256, pages, recipients, isTracked, isAcknowledged } = await printedLetterOf(world, configurationId);
        return {
          entryNumber,
          sentAt: piece.statusDate,
          sha256,
          pages,
          envelopes: recipients.map((recipient, place) => ({
            recipient,
            ...(isTracked && { trackingId: trackingNumber(record.code, entryNumber, place) }),
            ...(isAcknowledged && { acknowledgement: acknowledgementOf(world, piece) }),
          })),
        };
      }),
  );

/** Days until a recipient has signed. */
const SIGNED_AFTER = days(3);

function acknowledgementOf(world: World, { statusDate }: Piece) {
  const signedAt = Date.parse(statusDate) + SIGNED_AFTER;
  return nowIn(world) < signedAt
    ? { status: 'EXPECTED' }
    : { status: 'SIGNED', signedAt: new Date(signedAt).toISOString() };
}

/** The proof of a letter, of one envelope or of all, with the letter attached as it was sent. */
export async function letterProofFile(
  world: World,
  record: OrderRecord,
  { entryNumber, envelope, lang }: { entryNumber: number; envelope: number | null; lang: Lang },
) {
  const { bytes, letter } = await postedLetter(world, record, entryNumber);
  const sent = (await sentLettersOf(world, record)).find((each) => each.entryNumber === entryNumber);
  const isWanted = (_: unknown, place: number) => envelope === null || place === envelope;
  const envelopes = sent?.envelopes.filter(isWanted) ?? [];
  if (!sent || envelopes.length === 0) throw unknownResource(String(envelope ?? entryNumber));
  const composed = letter && { ...letter, recipients: letter.recipients.filter(isWanted) };
  const { drawLetterProof } = await import('#mocks/labels/pdf/draw.ts');
  return drawLetterProof({ orderCode: record.code, sent: { ...sent, envelopes }, composed, letter: bytes, lang });
}

/** A letter as it was sent; one that is still being printed is refused. */
async function postedLetter(world: World, record: OrderRecord, entryNumber: number) {
  const found = lettersOf(world, record).find(({ entry }) => entry.entryNumber === entryNumber);
  if (!found) throw unknownResource(String(entryNumber));
  if (!isPosted(found.piece)) throw notReady(String(entryNumber));
  return printedLetterOf(world, found.entry.configurationId ?? '');
}

export const sentLetterFile = async (world: World, record: OrderRecord, entryNumber: number) =>
  (await postedLetter(world, record, entryNumber)).bytes;
