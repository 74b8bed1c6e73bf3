/** A weight as people write it, by the unit of a number that stands alone. */
export type WeightUnit = 'g' | 'kg';

const simple = /^(\d+(?:[.,]\d*)?|[.,]\d+)(k(?:gs?|ilos?|ilogrammes?|ilograms?)?|g(?:r|rs|rammes?|rams?)?)?\.?$/i;
/** « 1 kg 500 », « 1 kg 50 g » */
const mixed = /^(\d+)kg(?:(\d{3})g?|(\d{1,2})g)$/i;
const gramsPerKilogram = 1000;
/** Nobody sends more, and each digit of it is exact. */
const most = 9_999_999_990;

/** The grams of « 500 g », « 0,5 kg », « ,5 » or « 1 kg 500 », to a thousandth; `null` for anything else and for nothing. */
export function parseWeight(typed: string, unit: WeightUnit): number | null {
  const text = typed.replace(/\s/g, '');
  const [, kilograms, hundreds, few] = mixed.exec(text) ?? [];
  if (kilograms !== undefined) return clampWeight(Number(kilograms) * gramsPerKilogram + Number(hundreds ?? few));
  const [, amount, written = unit] = simple.exec(text) ?? [];
  if (amount === undefined) return null;
  const factor = written.toLowerCase().startsWith('k') ? gramsPerKilogram : 1;
  return clampWeight(Number((Number(amount.replace(',', '.')) * factor).toFixed(3)));
}

const clampWeight = (grams: number): number | null => (grams > 0 ? Math.min(grams, most) : null);

/** A weight in whole grams, where a number alone is grams. */
export function wholeGrams(typed = ''): number | null {
  const grams = parseWeight(typed, 'g');
  return grams !== null && Number.isInteger(grams) ? grams : null;
}
