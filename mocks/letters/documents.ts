import type { components } from '#contracts/generated/letters.ts';
import { base64Of, bytesOf, signsOf } from '../shared/bytes.ts';
import { hours, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { isPrintable } from '../shared/printable.ts';
import { refusal, unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { digestOf } from './digest.ts';
import { ADDRESS_ZONE, blocksOf, pagesOf } from './layout.ts';
import { FILE_SIZE, KEPT_HOURS, TEXT_LENGTH, TYPES } from './options.ts';
import { configurationsIn, type DocumentRecord, documentsIn } from './records.ts';

type ReadDocument = Pick<
  DocumentRecord,
  'type' | 'text' | 'verdict' | 'pages' | 'findings' | 'firstPage' | 'content' | 'sha256'
>;

/** The test file that every virus scanner reports, and a sign that no scanner can be asked about. */
const INFECTED = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
const UNSCANNED = 'SCANNER-UNAVAILABLE-TEST-FILE';
/** Milliseconds until a scan begins, and until it ends. */
const SCAN = { begins: 300, ends: 1500 };

export async function keepDocument(
  world: World,
  file: File,
  { owner, lang }: { owner: string | null; lang: Lang },
): Promise<DocumentRecord> {
  purge(world);
  const read = await readFile(file, lang);
  const now = nowIn(world);
  return documentsIn(world).create({
    id: crypto.randomUUID(),
    owner,
    name: file.name,
    size: file.size,
    receivedAt: now,
    expiresAt: now + hours(KEPT_HOURS),
    original: null,
    ...read,
  });
}

async function readFile(file: File, lang: Lang): Promise<ReadDocument> {
  if (file.size === 0) throw documentRefusal('fileEmpty');
  if (file.size > FILE_SIZE) throw documentRefusal('fileTooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.type.startsWith('text/plain')) return readText(new TextDecoder().decode(bytes), lang);
  const signs = signsOf(bytes);
  const type = typeOf(signs);
  if (!type) throw documentRefusal('fileTypeRefused');
  const verdict = signs.includes(INFECTED) ? 'INFECTED' : signs.includes(UNSCANNED) ? 'UNSCANNED' : 'CLEAN';
  const base = { type, text: null, verdict } as const;
  if (verdict !== 'CLEAN') return { ...base, pages: 0, findings: [], firstPage: null, content: '', sha256: noDigest };
  if (type !== 'application/pdf') return { ...(await convert(file.name, lang)), ...base };
  const { readPdf } = await import('#mocks/letters/pdf/read.ts');
  const { pages, findings, blocks } = await readPdf(bytes);
  return {
    ...base,
    pages,
    findings,
    firstPage: { addressZone: ADDRESS_ZONE, blocks },
    content: btoa(signs),
    sha256: await digestOf(bytes),
  };
}

const noDigest = '0'.repeat(64);

async function readText(text: string, lang: Lang): Promise<ReadDocument> {
  if (text.length > TEXT_LENGTH) throw documentRefusal('textTooLong');
  if (!isPrintable(text)) throw documentRefusal('signNotPrintable');
  return { ...(await drawText(text, lang)), type: 'text/plain', text, verdict: 'CLEAN', findings: [] };
}

/** The text of another program's document is not read here: its pages say which document it is. */
async function convert(name: string, lang: Lang) {
  return { ...(await drawText(name, lang)), findings: [{ code: 'FONTS_NOT_EMBEDDED' }] };
}

async function drawText(text: string, lang: Lang) {
  const pages = pagesOf(text);
  const { drawLetter } = await import('#mocks/letters/pdf/draw.ts');
  const bytes = await drawLetter(pages, lang);
  return {
    pages: pages.length,
    firstPage: { addressZone: ADDRESS_ZONE, blocks: blocksOf(pages) },
    content: base64Of(bytes),
    sha256: await digestOf(bytes),
  };
}

/** A user's document is visible to that user only; one in a configuration outlives its purge. */
export function documentOf(world: World, id: string, owner: string | null): DocumentRecord {
  purge(world);
  const document =
    documentsIn(world).findFirst((q) => q.where({ id })) ??
    configurationsIn(world).findFirst((q) => q.where(({ document }) => document.id === id))?.document;
  if (!document || (document.owner !== null && document.owner !== owner)) throw unknownResource(id);
  return document;
}

/** With its original and what was fitted from it. */
export function purgeDocument(world: World, { id, original }: DocumentRecord): void {
  const first = original ?? id;
  documentsIn(world).deleteMany((q) => q.where((one) => one.id === first || one.original === first));
}

function purge(world: World): void {
  const now = nowIn(world);
  documentsIn(world).deleteMany((q) => q.where(({ expiresAt }) => expiresAt <= now));
}

/** How far the scan has come by now. What was typed in the shop is no file. */
export function scanStateOf({ text, receivedAt, verdict }: DocumentRecord, now: number): string {
  if (text !== null || now >= receivedAt + SCAN.ends) return verdict;
  return now >= receivedAt + SCAN.begins ? 'SCANNING' : 'RECEIVED';
}

export function documentAnswer(world: World, record: DocumentRecord): components['schemas']['LetterDocument'] {
  const { id, name, type, size, text, pages, sha256, findings, firstPage, expiresAt, original } = record;
  const scanState = scanStateOf(record, nowIn(world));
  return {
    documentId: id,
    name,
    type,
    size,
    scanState,
    ...(text !== null && { text }),
    ...(scanState === 'CLEAN' && { pages, sha256, ...(firstPage && { firstPage }) }),
    findings: scanState === 'CLEAN' ? findings : [],
    ...(scanState === 'CLEAN' && isFittable(record) && { fittable: true }),
    ...(original && { originalDocumentId: original }),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

export function pdfOf(world: World, record: DocumentRecord): Uint8Array<ArrayBuffer> {
  if (scanStateOf(record, nowIn(world)) !== 'CLEAN') throw unknownResource(record.id);
  return bytesOf(record.content);
}

const documentRefusal = (reason: string) =>
  refusal(400, {
    type: 'LetterDocumentError',
    reason,
    subject: 'file',
    subjectType: 'letterDocument',
    message: `The document is not taken: ${reason}.`,
  });

/** Pages are shrunk that are not A4, or that have something where the address is printed; nothing else is mended. */
export const isFittable = ({ type, findings }: DocumentRecord): boolean =>
  type === 'application/pdf' &&
  findings.length > 0 &&
  findings.every(({ code }) => code === 'NOT_A4' || code === 'ADDRESS_ZONE');

function typeOf(signs: string): string | undefined {
  if (signs.startsWith('%PDF-')) return TYPES[0]?.type;
  if (!signs.startsWith('PK')) return undefined;
  return TYPES.find(({ name }) => signs.includes(name === 'DOCX' ? 'word/' : 'opendocument.text'))?.type;
}
