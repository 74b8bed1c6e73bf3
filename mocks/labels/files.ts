import { isDownloadable, piecesOf } from '../orders/services.ts';
import { filesIn } from '../records/label-files.ts';
import type { OrderRecord, WireOrder } from '../records/orders.ts';
import { isoNowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { invalidField, refusal, unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { type Format, formats, isFormat } from './formats.ts';
import { type LabelPiece, labelsOf } from './order-labels.ts';

/** The format and the first free cell that a query asks for. */
export function printingOf(request: Request): { format: Format; startCell: number } {
  const { searchParams } = new URL(request.url);
  const format = searchParams.get('format') ?? formats[0];
  const startCell = Number(searchParams.get('startCell') ?? 1);
  if (!isFormat(format)) throw invalidField('format');
  if (![1, 2, 3, 4].includes(startCell)) throw invalidField('startCell');
  return { format, startCell };
}

/** Millimetres by which everything is moved, as a printer needs it. */
export function offsetOf(request: Request): { x: number; y: number } {
  const { searchParams } = new URL(request.url);
  const [x, y] = ['offsetX', 'offsetY'].map((name) => {
    const offset = Number(searchParams.get(name) ?? 0);
    if (!(Math.abs(offset) <= MOST_OFFSET)) throw invalidField(name);
    return offset;
  });
  return { x: x ?? 0, y: y ?? 0 };
}

const MOST_OFFSET = 5;

interface LabelFileSource {
  record: OrderRecord;
  lang: Lang;
}

/** The labels with these numbers, or all that may be downloaded; refuses what is unknown, and what cannot be had now. */
export function wantedLabels(
  world: World,
  { record, lang }: LabelFileSource,
  trackingIds: readonly string[],
): LabelPiece[] {
  const all = labelsOf(world, record, lang);
  if (trackingIds.length === 0) {
    const had = all.filter(isDownloadable);
    if (had.length === 0) throw all.length === 0 ? unknownResource(record.code) : notReady(record.code);
    return had;
  }
  const wanted = trackingIds.map((id) => {
    const found = all.find((each) => each.id === id);
    if (!found) throw unknownResource(id);
    if (!isDownloadable(found)) throw notReady(id);
    return found;
  });
  // A label that is named twice is printed once.
  return [...new Set(wanted)];
}

/** The entries of stamps that may be downloaded; one entry of them for the sheet of a logo. */
export function wantedStamps(world: World, { record, lang }: LabelFileSource, service: string, entryNumber?: number) {
  const entries = record.order[lang].entries.filter(
    (entry) => entry.product.service === service && (entryNumber === undefined || entry.entryNumber === entryNumber),
  );
  if (entries.length === 0) throw unknownResource(String(entryNumber ?? record.code));
  const had = entries.filter((entry) => piecesOf(world, record, entry).every(isDownloadable));
  if (had.length === 0) throw notReady(String(entryNumber ?? record.code));
  return had;
}

export const stampOf = ({ product, quantity, configurationInfos = [] }: WireOrder['entries'][number]) => ({
  title: product.name,
  picture: configurationInfos[0]?.configurationValue ?? '',
  quantity,
});

/** Stores that files were downloaded, each at its latest moment. */
export async function rememberFiles(world: World, orderCode: string, pieces: readonly string[]): Promise<void> {
  const at = isoNowIn(world);
  for (const piece of pieces) {
    filesIn(world).deleteMany((q) => q.where({ orderCode, piece }));
    await filesIn(world).create({ orderCode, piece, at });
  }
}

export const notReady = (subject: string) =>
  refusal(400, {
    type: 'LabelError',
    reason: 'notDownloadable',
    subject,
    subjectType: 'label',
    message: 'There is no file yet, or no longer.',
  });
