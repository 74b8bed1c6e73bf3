import { HttpResponse } from 'msw';
import type { components } from '#contracts/generated/logo.ts';
import { base64Of } from '../shared/bytes.ts';
import { hours, nowIn } from '../shared/calendar/clock.ts';
import { refusal, unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { PICTURE } from './options.ts';
import { printedLogo } from './printed.ts';
import { configurationsIn, type PictureRecord, picturesIn } from './records.ts';

/** The test file that every virus scanner reports, and a sign that no scanner can be asked about. */
const INFECTED = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
const UNSCANNED = 'SCANNER-UNAVAILABLE-TEST-FILE';
/** Milliseconds until a scan begins, and until it ends. */
const SCAN = { begins: 200, ends: 700 };

export async function keepPicture(world: World, file: File, owner: string | null): Promise<PictureRecord> {
  purge(world);
  if (file.size === 0) throw pictureRefusal('fileEmpty');
  if (file.size > PICTURE.fileSize) throw pictureRefusal('fileTooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  const type = typeOf(text);
  if (!type) throw pictureRefusal('fileTypeRefused');
  const { readPicture } = await import('#mocks/logo/picture/draw.ts');
  const { png, size, findings, ...looks } = await readPicture(bytes, type);
  const isTooSmall =
    size && !looks.isVector && size.width < PICTURE.minWidth && size.height < PICTURE.minHeight ? ['TOO_SMALL'] : [];
  const now = nowIn(world);
  return picturesIn(world).create({
    id: crypto.randomUUID(),
    owner,
    name: file.name,
    type,
    bytes: file.size,
    receivedAt: now,
    expiresAt: now + hours(PICTURE.keptHours),
    verdict: text.includes(INFECTED) ? 'INFECTED' : text.includes(UNSCANNED) ? 'UNSCANNED' : 'CLEAN',
    size,
    ...looks,
    findings: [...findings, ...isTooSmall],
    pixels: base64Of(png),
  });
}

function typeOf(text: string): string | null {
  // Its first byte is a per mille sign in this encoding, which is Windows’ own.
  if (text.startsWith('\u2030PNG\r\n')) return 'image/png';
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  return /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml|<!DOCTYPE svg|<!--|<svg)/i.test(text) && /<svg[\s>]/i.test(text)
    ? 'image/svg+xml'
    : null;
}

/** A user's picture is visible to that user only; one in a configuration outlives its purge. */
export function pictureOf(world: World, id: string, owner: string | null): PictureRecord {
  const picture = pictureIn(world, id);
  if (!picture || (picture.owner !== null && picture.owner !== owner)) throw unknownResource(id);
  return picture;
}

export function pictureIn(world: World, id: string): PictureRecord | undefined {
  purge(world);
  return (
    picturesIn(world).findFirst((q) => q.where({ id })) ??
    configurationsIn(world).findFirst((q) => q.where(({ picture }) => picture?.id === id))?.picture ??
    undefined
  );
}

export function purgePicture(world: World, { id }: PictureRecord): void {
  picturesIn(world).deleteMany((q) => q.where({ id }));
}

function purge(world: World): void {
  const now = nowIn(world);
  picturesIn(world).deleteMany((q) => q.where(({ expiresAt }) => expiresAt <= now));
}

/** How far the scan has come by now. */
export function scanStateOf({ receivedAt, verdict }: PictureRecord, now: number): string {
  if (now >= receivedAt + SCAN.ends) return verdict;
  return now >= receivedAt + SCAN.begins ? 'SCANNING' : 'RECEIVED';
}

export function pictureAnswer(world: World, record: PictureRecord): components['schemas']['LogoPicture'] {
  const { id, name, type, bytes, size, isVector, isTransparent, findings, expiresAt } = record;
  const scanState = scanStateOf(record, nowIn(world));
  const isClean = scanState === 'CLEAN';
  return {
    pictureId: id,
    name,
    type,
    size: bytes,
    scanState,
    ...(isClean && size),
    ...(isClean && isVector && { vector: true }),
    ...(isClean && isTransparent && { transparent: true }),
    findings: isClean ? findings.map((code) => ({ code })) : [],
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

const fatal = ['COLOUR_SPACE', 'TOO_SMALL', 'UNREADABLE'];
export const isPrintable = ({ findings }: PictureRecord): boolean => !findings.some((code) => fatal.includes(code));

/** The stamp as pixels; `picture` null: of a logo whose picture is not kept. */
export async function stampPicture(
  picture: PictureRecord | null,
  placed: Parameters<typeof printedLogo>[1],
  { isBlack, isFrameOnly = false, name = '' }: { isBlack: boolean; isFrameOnly?: boolean; name?: string },
): Promise<Response> {
  const { drawStamp } = await import('#mocks/logo/picture/draw.ts');
  const bytes = await drawStamp({
    ...printedLogo(picture, placed),
    isBlack,
    isFrameOnly,
    name,
    text: 'APERCU SANS VALEUR',
  });
  return new HttpResponse(bytes, {
    headers: { 'content-type': 'image/png', 'content-length': String(bytes.byteLength) },
  });
}

const pictureRefusal = (reason: string) =>
  refusal(400, {
    type: 'LogoPictureError',
    reason,
    subject: 'file',
    subjectType: 'logoPicture',
    message: `The picture is not taken: ${reason}.`,
  });
