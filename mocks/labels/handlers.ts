import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/labels.ts';
import { logoToPrint } from '../logo/printed.ts';
import { orderOf } from '../order-book/account-orders.ts';
import { isAwaitingDropOff } from '../orders/services.ts';
import { pdfAnswer } from '../pdf/answer.ts';
import { pdfName } from '../pdf/file-names.ts';
import { vignetteOf } from '../registered-mail/printed.ts';
import { signedInShopperOf } from '../session/users.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField, unknownResource } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { worldOf } from '../shared/world.ts';
import { stampSetOf } from '../stamps/printed.ts';
import { supportOf } from '../stamps/supports.ts';
import { codeNotUsable } from './drop-off.ts';
import { offsetOf, printingOf, rememberFiles, stampOf, wantedLabels, wantedStamps } from './files.ts';
import { formatsFor } from './formats.ts';
import { labelAnswer, labelsOf, labelToDraw, placesOf } from './order-labels.ts';
import { chooseAutomaticRefund, refundableParcels, refundParcels } from './refunds.ts';
import { letterProofFile, sentLetterFile, sentLettersOf } from './sent-letters.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const order = '/users/{userId}/orders/{orderCode}';

async function requestOf(request: Request, { userId, orderCode }: { userId: string; orderCode: string }) {
  const world = worldOf(request);
  const { uid } = await signedInShopperOf(world, request, userId);
  return { world, record: orderOf(world, uid, orderCode), lang: langOf(request) };
}

type LabelRequest = Awaited<ReturnType<typeof requestOf>>;

async function labelFile(
  request: Request,
  { world, ...context }: LabelRequest,
  trackingIds: string[],
): Promise<Response> {
  const printing = printingOf(request);
  const { code } = context.record;
  const labels = wantedLabels(world, context, trackingIds);
  const { drawLabels } = await import('#mocks/labels/pdf/draw.ts');
  const bytes = await drawLabels({
    orderCode: code,
    labels: labels.map((label) => ({
      ...labelToDraw(world, context.record, label),
      vignette: vignetteOf(world, { entry: label.entry, id: label.id }),
    })),
    ...printing,
    lang: context.lang,
  });
  await world.exclusively(() =>
    rememberFiles(
      world,
      code,
      labels.map(({ id }) => id),
    ),
  );
  const [first] = labels;
  if (!first || labels.length > 1) return pdfAnswer(bytes, pdfName('labels', context.lang, [code]));
  const kind = first.entry.product.service === 'vrel' ? 'vignette' : 'label';
  return pdfAnswer(bytes, pdfName(kind, context.lang, [first.id]));
}

async function codeFile({ world, record, lang }: LabelRequest, trackingId: string): Promise<Response> {
  const label = labelsOf(world, record, lang).find(({ id }) => id === trackingId);
  if (!label?.dropOffCode) throw unknownResource(trackingId);
  if (!isAwaitingDropOff(label)) throw codeNotUsable(trackingId);
  const { drawDropOffCode } = await import('#mocks/labels/pdf/draw.ts');
  const bytes = await drawDropOffCode({
    orderCode: record.code,
    trackingId,
    code: label.dropOffCode,
    service: label.entry.product.name,
    recipient: label.recipient,
    validUntil: label.validUntil ?? '',
    places: placesOf(label.parcel, label.entry.carrierCode),
    lang,
  });
  return pdfAnswer(bytes, pdfName('dropOffCode', lang, [trackingId]));
}

async function stampFile({ world, record, lang }: LabelRequest, offset: { x: number; y: number }): Promise<Response> {
  const entries = wantedStamps(world, { record, lang }, 'mtel');
  const { drawStamps } = await import('#mocks/labels/pdf/draw.ts');
  const sets = entries.flatMap((entry) => stampSetOf(world, entry, lang) ?? []);
  const plain = entries.filter((entry) => !stampSetOf(world, entry, lang));
  const bytes = await drawStamps({ orderCode: record.code, stamps: plain.map(stampOf), sets, offset, lang });
  return rememberFile({ world, record, lang }, { entries, bytes, name: pdfName('stamps', lang, [record.code]) });
}

async function plankFile({ world, record, lang }: LabelRequest, entryNumber: number): Promise<Response> {
  const entries = wantedStamps(world, { record, lang }, 'mtelLogo', entryNumber);
  const [entry] = entries;
  if (!entry) throw unknownResource(String(entryNumber));
  const { drawPlank } = await import('#mocks/labels/pdf/draw.ts');
  const bytes = await drawPlank({ orderCode: record.code, ...logoToPrint(world, { record, entry, lang }), lang });
  return rememberFile(
    { world, record, lang },
    { entries, bytes, name: pdfName('logoSheet', lang, [record.code, entryNumber]) },
  );
}

interface Printed {
  entries: readonly { entryNumber: number }[];
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
}

async function rememberFile({ world, record }: LabelRequest, { entries, bytes, name }: Printed): Promise<Response> {
  const pieces = entries.map(({ entryNumber }) => String(entryNumber));
  await world.exclusively(() => rememberFiles(world, record.code, pieces));
  return pdfAnswer(bytes, name);
}

const isSmtIn = (request: Request): boolean => new URL(request.url).searchParams.get('isSmt') === 'true';

export const labelsHandlers = [
  http.get(`${order}/labels`, async ({ params, request, response }) => {
    const { world, record, lang } = await requestOf(request, params);
    const labels = labelsOf(world, record, lang).map(labelAnswer);
    return response(200).json({ labels, formats: formatsFor(labels) });
  }),

  http.get(`${order}/labels/file`, async ({ params, request, response }) => {
    const context = await requestOf(request, params);
    return response.untyped(await labelFile(request, context, new URL(request.url).searchParams.getAll('trackingId')));
  }),

  http.get(`${order}/labels/{trackingId}/file`, async ({ params, request, response }) => {
    const context = await requestOf(request, params);
    return response.untyped(await labelFile(request, context, [params.trackingId]));
  }),

  http.get(`${order}/labels/{trackingId}/code`, async ({ params, request, response }) =>
    response.untyped(await codeFile(await requestOf(request, params), params.trackingId)),
  ),

  http.get(`${order}/stamps/file`, async ({ params, request, response }) =>
    response.untyped(await stampFile(await requestOf(request, params), offsetOf(request))),
  ),

  http.get(`${order}/entries/{entryNumber}/plank`, async ({ params, request, response }) =>
    response.untyped(await plankFile(await requestOf(request, params), Number(params.entryNumber))),
  ),

  http.get(`${order}/letters`, async ({ params, request, response }) => {
    const { world, record } = await requestOf(request, params);
    return response(200).json({ letters: await sentLettersOf(world, record) });
  }),

  http.get(`${order}/entries/{entryNumber}/letter`, async ({ params, request, response }) => {
    const { world, record, lang } = await requestOf(request, params);
    const bytes = await sentLetterFile(world, record, Number(params.entryNumber));
    return response.untyped(pdfAnswer(bytes, pdfName('letter', lang, [record.code, params.entryNumber])));
  }),

  http.get(`${order}/entries/{entryNumber}/letter/proof`, async ({ params, request, response }) => {
    const { world, record, lang } = await requestOf(request, params);
    const envelope = new URL(request.url).searchParams.get('envelope');
    const wanted = {
      entryNumber: Number(params.entryNumber),
      envelope: envelope === null ? null : Number(envelope),
      lang,
    };
    const bytes = await letterProofFile(world, record, wanted);
    const numbers = [record.code, params.entryNumber, ...(envelope === null ? [] : [Number(envelope) + 1])];
    return response.untyped(pdfAnswer(bytes, pdfName('letterProof', lang, numbers)));
  }),

  http.get('/labels/test-page', async ({ request, response }) => {
    const { drawTestPage } = await import('#mocks/labels/pdf/draw.ts');
    const lang = langOf(request);
    const bytes = await drawTestPage({ ...printingOf(request), lang });
    return response.untyped(pdfAnswer(bytes, pdfName('testPage', lang)));
  }),

  http.get('/labels/stamp-grid', async ({ request, response }) => {
    const support = supportOf(new URL(request.url).searchParams.get('support') ?? '');
    if (!support) throw invalidField('support');
    const { drawStampGrid } = await import('#mocks/labels/pdf/draw.ts');
    const lang = langOf(request);
    const bytes = await drawStampGrid({ support, offset: offsetOf(request), lang });
    return response.untyped(pdfAnswer(bytes, pdfName('stampGrid', lang, [support.code])));
  }),

  http.get(`${order}/refundable-parcels`, async ({ params, request, response }) => {
    const { world, ...context } = await requestOf(request, params);
    return response(200).json({ parcels: refundableParcels(world, { ...context, isSmt: isSmtIn(request) }) });
  }),

  http.post(`${order}/refunds`, async ({ params, request, response }) => {
    const { world, ...context } = await requestOf(request, params);
    const { trackingIds, reason = '' } = await bodyOf(request);
    const wanted = { ...context, isSmt: isSmtIn(request), trackingIds, reason };
    return response(200).json(await world.exclusively(() => refundParcels(world, wanted)));
  }),

  http.put(`${order}/automatic-refund`, async ({ params, request, response }) => {
    const { world, record } = await requestOf(request, params);
    const { enabled } = await bodyOf(request);
    return response(200).json(await world.exclusively(() => chooseAutomaticRefund(world, record, enabled)));
  }),
];
