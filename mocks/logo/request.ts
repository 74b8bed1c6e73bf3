import type { components } from '#contracts/generated/logo.ts';
import { invalidField } from '../shared/problems.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import type { WholeRequest, WireDesign, WireRequest } from './records.ts';

type Sent = components['schemas']['NewLogoConfiguration'];

const kinds = ['NEW', 'EXTENSION', 'RESUBMISSION'];

/** What is asked for as far as it is known; unknown fields are dropped. */
export const requestIn = async (request: JsonRequest<unknown>): Promise<WireRequest> =>
  requestOf(await bodyOf(request as JsonRequest<Partial<Sent>>));

/** Something that is sold, whole, and the quote that the shopper has seen. */
export async function composedIn(request: JsonRequest<unknown>): Promise<{ request: WholeRequest; quoteId: string }> {
  const body: Partial<Sent> = await bodyOf(request as JsonRequest<Partial<Sent>>);
  const { months, ...sold } = requestOf(body);
  if (sold.kind === 'RESUBMISSION') throw invalidField('kind');
  if (sold.kind === 'NEW' && !sold.design) throw invalidField('design', 'missing');
  if (!months) throw invalidField('months', 'missing');
  if (!body.quoteId) throw invalidField('quoteId', 'missing');
  return { request: { ...sold, months }, quoteId: body.quoteId };
}

export const designIn = async (request: JsonRequest<unknown>): Promise<WireDesign> =>
  designOf(await bodyOf(request as JsonRequest<Partial<WireDesign>>));

function requestOf({ kind, logoId, design, months }: Partial<Sent>): WireRequest {
  if (!kind || !kinds.includes(kind)) throw invalidField('kind', kind ? 'invalid' : 'missing');
  if (kind !== 'NEW' && !logoId) throw invalidField('logoId', 'missing');
  return {
    kind,
    ...(logoId && { logoId }),
    ...(design && { design: designOf(design) }),
    ...(months && { months }),
  };
}

function designOf(design: Partial<WireDesign>): WireDesign {
  const { pictureId, name, background, scale, across, down, rightsAttested = false } = design;
  if (!pictureId) throw invalidField('design.pictureId', 'missing');
  if (!name) throw invalidField('design.name', 'missing');
  if (!background) throw invalidField('design.background', 'missing');
  if (scale === undefined) throw invalidField('design.scale', 'missing');
  if (across === undefined) throw invalidField('design.across', 'missing');
  if (down === undefined) throw invalidField('design.down', 'missing');
  return { pictureId, name, background, scale, across, down, rightsAttested };
}
