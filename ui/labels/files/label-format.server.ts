import type { LabelFormat } from '#domain/labels/labels.ts';
import { hostCookie } from '#ui/request/cookies.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** Remembers how a browser's labels are printed: the printer stays, whoever signs in. */
export const formatCookie = hostCookie('lpel_format');
const year = 365 * 24 * 3600;
const isFormat = (word: string | null): word is LabelFormat => /^(a4|a4-4|10x15|dymo)$/.test(word ?? '');

export function rememberedFormat({ cookies }: Pick<RequestContext, 'cookies'>): LabelFormat | null {
  const word = cookies.get(formatCookie);
  return isFormat(word) ? word : null;
}

export const rememberFormat = ({ cookies }: Pick<RequestContext, 'cookies'>, format: LabelFormat) =>
  cookies.set(formatCookie, format, year);
