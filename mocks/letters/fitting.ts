import { base64Of } from '../shared/bytes.ts';
import type { Lang } from '../shared/lang.ts';
import { refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { digestOf } from './digest.ts';
import { documentOf, isFittable, pdfOf } from './documents.ts';
import { ADDRESS_ZONE } from './layout.ts';
import { type DocumentRecord, documentsIn } from './records.ts';

/** Another document with the pages of this one on A4, the place of the address free; the one that there is already. */
export async function fitDocument(world: World, original: DocumentRecord, lang: Lang): Promise<DocumentRecord> {
  const before = documentsIn(world).findFirst((q) => q.where((one) => one.original === original.id));
  if (before) return documentOf(world, before.id, original.owner);
  if (!isFittable(original)) throw notFittable(original.id);
  const [{ readPdf }, { drawFitted }] = await Promise.all([
    import('#mocks/letters/pdf/read.ts'),
    import('#mocks/letters/pdf/fit.ts'),
  ]);
  const { sheets } = await readPdf(pdfOf(world, original));
  const bytes = await drawFitted(sheets, lang);
  const { pages, findings, blocks } = await readPdf(bytes);
  return documentsIn(world).create({
    ...original,
    id: crypto.randomUUID(),
    original: original.id,
    size: bytes.length,
    pages,
    findings,
    firstPage: { addressZone: ADDRESS_ZONE, blocks },
    content: base64Of(bytes),
    sha256: await digestOf(bytes),
  });
}

const notFittable = (id: string) =>
  refusal(400, {
    type: 'LetterDocumentError',
    reason: 'notFittable',
    subject: id,
    subjectType: 'letterDocument',
    message: 'The document is not fitted: notFittable.',
  });
