import type { Answers, Faults } from '../journey/journey.ts';
import { type Format, type ParcelFault, type ParcelField, type SizeField, sizeFields } from './fields.ts';
import type { ParcelOptions, Size } from './parcels.ts';

type ParcelAnswers = Answers<ParcelField>;

/** Whole centimetres, rounded up, of « 12,5 » or « 12.5 cm »; `null` for an invalid one. */
export function centimetresOf(typed = ''): number | null {
  const centimetres = typed.replace(/\s/g, '').replace(/cm$/i, '').replace(',', '.');
  if (!/^[0-9]{1,3}(\.[0-9]+)?$/.test(centimetres)) return null;
  const whole = Math.ceil(Number(centimetres));
  return whole >= 1 ? whole : null;
}

const typedIn = (answers: ParcelAnswers, field: SizeField) => answers[field]?.trim() ?? '';

/** The sides as they are measured, the longest as the length; `null` where none is typed, or not all are right. */
export function sizeOf(answers: ParcelAnswers): Size | null {
  const sides = sizeFields.map((field) => centimetresOf(typedIn(answers, field)));
  const [length, width, height] = sides.toSorted((one, other) => (other ?? 0) - (one ?? 0));
  return length && width && height ? { length, width, height } : null;
}

type Limits = Pick<ParcelOptions['formats'][number], 'maxSum' | 'maxLength'>;

const isWithin = ({ length, width, height }: Size, { maxSum, maxLength }: Limits): boolean =>
  length <= maxLength && length + width + height <= maxSum;

/** The first format that allows this size; `null`: none does. */
export const formatFor = (size: Size, { formats }: Pick<ParcelOptions, 'formats'>): Format | null =>
  formats.find((each) => isWithin(size, each))?.format ?? null;

/** The sides are told all or not at all, and the format has to allow them; its limits are the backend's. */
export function sizeFaults(answers: ParcelAnswers, options: ParcelOptions): Faults<ParcelField, ParcelFault> {
  const typed = sizeFields.filter((field) => typedIn(answers, field) !== '');
  if (typed.length === 0) return {};
  const faults: Partial<Record<ParcelField, ParcelFault>> = {};
  for (const field of sizeFields) {
    const side = typedIn(answers, field);
    if (side === '') faults[field] = { code: 'required' };
    else if (centimetresOf(side) === null) faults[field] = { code: 'size' };
  }
  const size = sizeOf(answers);
  if (!size) return faults;
  const chosen = options.formats.find(({ format }) => format === answers.format);
  if (!chosen || isWithin(size, chosen)) return {};
  const format = formatFor(size, options);
  if (format) return { format: { code: 'larger-format', format } };
  const sum = Math.max(0, ...options.formats.map(({ maxSum }) => maxSum));
  const length = Math.max(0, ...options.formats.map(({ maxLength }) => maxLength));
  return { length: { code: 'too-large', sum, length } };
}
