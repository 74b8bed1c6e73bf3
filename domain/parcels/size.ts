import type { FieldGroup } from '../journey/fields.ts';
import type { Format, ParcelAnswers, ParcelFault, ParcelFaults, ParcelOptions, ParcelValues, Size } from './parcels.ts';

export const sides = ['length', 'width', 'height'] as const satisfies (keyof Size)[];

/** The sides are told all or not at all, the longest is the length, and the format has to allow them. */
export const sizeField = (
  options: Pick<ParcelOptions, 'formats'>,
): FieldGroup<Size | null, ParcelFault, ParcelValues> => ({
  inputs: sides,
  parse(answers, { format }) {
    const texts = sides.map((side) => [side, answers[side]?.trim() ?? ''] as const);
    if (texts.every(([, text]) => text === '')) return { value: null };
    const [length, width, height] = texts
      .map(([, text]) => centimetresOf(text))
      .toSorted((one, other) => (other ?? 0) - (one ?? 0));
    if (length && width && height) {
      const size = { length, width, height };
      const faults = formatFaults(size, format, options);
      return faults ? { faults } : { value: size };
    }
    const wrong = texts.filter(([, text]) => centimetresOf(text) === null);
    return {
      faults: Object.fromEntries(wrong.map(([side, text]) => [side, { code: text ? 'size' : 'side-missing' }])),
    };
  },
  print: sizeAnswers,
});

export function sizeAnswers(size: Size | null): ParcelAnswers {
  return size ? Object.fromEntries(sides.map((side) => [side, String(size[side])])) : {};
}

/** Whole centimetres, rounded up, of « 12,5 » or « 12.5 cm »; `null` for an invalid one. */
export function centimetresOf(typed: string): number | null {
  const centimetres = typed.replace(/\s/g, '').replace(/cm$/i, '').replace(',', '.');
  if (!/^[0-9]{1,3}(\.[0-9]+)?$/.test(centimetres)) return null;
  const whole = Math.ceil(Number(centimetres));
  return whole >= 1 ? whole : null;
}

type Limits = Pick<ParcelOptions['formats'][number], 'maxSum' | 'maxLength'>;

const isWithin = ({ length, width, height }: Size, { maxSum, maxLength }: Limits): boolean =>
  length <= maxLength && length + width + height <= maxSum;

/** The first format that allows this size; `null`: none does. */
export const formatFor = (size: Size, { formats }: Pick<ParcelOptions, 'formats'>): Format | null =>
  formats.find((each) => isWithin(size, each))?.format ?? null;

/** The limits of a format are the backend's; `null`: they allow this size, or no format is chosen. */
function formatFaults(
  size: Size,
  chosen: Format | undefined,
  { formats }: Pick<ParcelOptions, 'formats'>,
): ParcelFaults | null {
  const limits = formats.find(({ format }) => format === chosen);
  if (!limits || isWithin(size, limits)) return null;
  const larger = formatFor(size, { formats });
  if (larger) return { format: { code: 'larger-format', format: larger } };
  const sum = Math.max(0, ...formats.map(({ maxSum }) => maxSum));
  const length = Math.max(0, ...formats.map(({ maxLength }) => maxLength));
  return { length: { code: 'too-large', sum, length } };
}
