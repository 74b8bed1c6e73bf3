import { withoutEmpty } from '../journey/journey.ts';
import { declarationAnswers } from './contents.ts';
import type { Declaration } from './declaration.ts';
import { kilogramsOf } from './item.ts';
import { answersOf } from './journey.ts';
import type { Parcel, ParcelAnswers, ParcelField, ParcelOptions, PricedParcel, SavedParcel } from './parcels.ts';
import { sizeAnswers } from './size.ts';

/** Characters of a saved parcel's name. */
export const longestName = 40;

export type NameFault = 'required' | 'too-long';

export function nameFault(name: string): NameFault | null {
  if (name === '') return 'required';
  return name.length > longestName ? 'too-long' : null;
}

/** What of a parcel is alike when another one is sent: no place, no address, no day. */
export function savedParcelOf(parcel: PricedParcel, name: string): Omit<SavedParcel, 'id'> {
  const { weight, format, size, way, cover, declaration } = parcel;
  return {
    name,
    weight,
    format,
    size: size ?? null,
    way: way ?? null,
    cover: cover ?? null,
    declaration: declaration ? lastingDeclaration(declaration) : null,
  };
}

/** The numbers of papers and of the importer are those of one sending. */
const lastingDeclaration = (declaration: Declaration): Declaration => ({
  ...declaration,
  invoice: '',
  licence: '',
  certificate: '',
  importer: '',
});

/** The answers that a journey begins with. */
export const savedAnswers = ({ weight, format, size, way, cover, declaration }: Unnamed): ParcelAnswers =>
  withoutEmpty<ParcelField>({
    weight: kilogramsOf(weight),
    format,
    ...sizeAnswers(size),
    way: way ?? '',
    cover: cover ?? '',
    ...(declaration && declarationAnswers(declaration)),
  });

type Unnamed = Omit<SavedParcel, 'id' | 'name'>;

/** The saved parcel that begins a journey with the same answers. */
export const savedAs = (parcel: Unnamed, saved: readonly SavedParcel[]): SavedParcel | undefined =>
  saved.find((each) => JSON.stringify(savedAnswers(each)) === JSON.stringify(savedAnswers(parcel)));

/**
 * « Préparer le même colis »: the answers of a parcel that was bought, without its day of deposit, the declaration of dangerous
 * goods and the number of its invoice, which another parcel has not.
 */
export const onceMoreAnswers = (parcel: Parcel, options: ParcelOptions): ParcelAnswers =>
  withoutEmpty({ ...answersOf(parcel, options), depositDate: '', hazmat: '', invoice: '' });
