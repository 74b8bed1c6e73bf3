import { placeOf } from '../parcels/places.ts';
import { fixedProducts } from '../records/known-products.ts';
import type { Zone } from '../session/destinations.ts';
import type { Words } from '../shared/lang.ts';
import { stepsOn } from '../tariffs/counter.ts';
import { tariffs as letterTariffs } from '../tariffs/letters.ts';
import { tariffs as parcelTariffs } from '../tariffs/parcels.ts';
import { tariffs as stampTariffs, stepsFor } from '../tariffs/stamps.ts';

/** What an item costs that weighs as much at most. */
export interface Step {
  maxGrams: number;
  cents: number;
}

/** A way to send an item. */
export interface Way {
  code: string;
  name: Words;
  steps: Partial<Record<Zone, readonly Step[]>>;
  /** Working days. */
  days: Partial<Record<Zone, readonly [earliest: number, latest: number]>>;
  product: string;
  /** Absent where postage is printed or paid with a service. */
  stamp?: { name: Words; cents: number };
  tracked: boolean;
  signed: boolean;
}

const plain = { tracked: false, signed: false };

const asSteps = (steps: readonly (readonly [maxGrams: number, cents: number])[]): Step[] =>
  steps.map(([maxGrams, cents]) => ({ maxGrams, cents }));

/** In the manner of the public tariffs: to overseas France a letter above 20 g pays a supplement. */
const overseas = (steps: readonly Step[]): Step[] =>
  steps.map(({ maxGrams, cents }) => ({ maxGrams, cents: cents + (maxGrams > 20 ? Math.ceil(maxGrams / 10) * 5 : 0) }));

/** The stamp of a letter up to 20 g. */
const stampOf = (name: Words, steps: readonly Step[]): NonNullable<Way['stamp']> => ({
  name,
  cents: steps[0]?.cents ?? 0,
});

const letterDays: Way['days'] = { NATIONAL: [3, 3], OVERSEAS: [4, 8], INTERNATIONAL: [3, 8] };

/** By the tariffs of a day, which each service has for itself; registered mail has a table of its own: `answer.ts`. */
export function waysOn(day: string, destination: string): Way[] {
  const [green, plus, world] = (['lettre-verte', 'services-plus', 'international'] as const).map((code) =>
    stepsOn(code, day),
  ) as [Step[], Step[], Step[]];
  const printed = stampTariffs.on(day);
  const parcel = parcelTariffs.on(day);
  return [
    {
      ...plain,
      code: 'lettre-verte',
      name: { fr: 'Lettre verte', en: 'Green letter' },
      steps: { NATIONAL: green, OVERSEAS: overseas(green) },
      days: letterDays,
      product: fixedProducts.booklet,
      stamp: stampOf({ fr: 'Lettre verte 20\u00a0g', en: 'Green letter 20\u00a0g' }, green),
    },
    {
      ...plain,
      code: 'lettre-services-plus',
      name: { fr: 'Lettre services plus', en: 'Services plus letter' },
      steps: { NATIONAL: plus },
      days: { NATIONAL: [2, 3] },
      product: '1126002',
      stamp: stampOf({ fr: 'Services plus 20\u00a0g', en: 'Services plus 20\u00a0g' }, plus),
      tracked: true,
    },
    {
      ...plain,
      code: 'lettre-internationale',
      name: { fr: 'Lettre internationale', en: 'International letter' },
      steps: { INTERNATIONAL: world },
      days: letterDays,
      product: '1126003',
      stamp: stampOf({ fr: 'International 20\u00a0g', en: 'International 20\u00a0g' }, world),
    },
    {
      ...plain,
      code: 'mon-timbre-en-ligne',
      name: { fr: 'Mon timbre en ligne, à imprimer', en: 'Printable stamps' },
      steps: {
        NATIONAL: asSteps(stepsFor(printed, 'GREEN', 'NATIONAL')),
        OVERSEAS: asSteps(stepsFor(printed, 'GREEN', 'OVERSEAS')),
        INTERNATIONAL: asSteps(stepsFor(printed, 'WORLD', 'INTERNATIONAL')),
      },
      days: letterDays,
      product: fixedProducts.printableStamp,
    },
    {
      ...plain,
      code: 'e-lettre-rouge',
      name: { fr: 'e-Lettre rouge, écrite en ligne', en: 'e-Lettre rouge, written online' },
      steps: { NATIONAL: lettersOfOneSheet(day) },
      days: { NATIONAL: [1, 1] },
      product: 'e-lettre-rouge',
    },
    {
      code: 'colissimo',
      name: { fr: 'Colissimo en ligne', en: 'Colissimo online' },
      steps: { NATIONAL: asSteps(parcel.national) },
      days: { NATIONAL: [2, 2] },
      product: fixedProducts.shippingLabel,
      tracked: true,
      signed: false,
    },
    {
      code: 'colissimo-monde',
      name: { fr: 'Colissimo Monde en ligne', en: 'Colissimo World online' },
      steps: {
        OVERSEAS: asSteps(parcel.eco),
        INTERNATIONAL: asSteps(parcel.abroad[placeOf(destination)?.area ?? 'C']),
      },
      days: { OVERSEAS: [6, 11], INTERNATIONAL: [4, 9] },
      product: 'colissimo-monde-en-ligne',
      tracked: true,
      signed: false,
    },
  ];
}

/** One sheet and its envelope. */
const lettersOfOneSheet = (day: string): Step[] =>
  letterTariffs
    .on(day)
    .steps.ROUGE.slice(0, 1)
    .map(([, cents]) => ({ maxGrams: 20, cents }));
