/** Public tariffs, in cents. `demo` marks a figure that is plausible but not published for this period. */
interface Tariff {
  code: string;
  maxGrams: number;
  cents: number;
  validFrom: string;
  demo: boolean;
}

const FROM = '2026-01-01' as const;

export const tariffs: readonly Tariff[] = [
  { code: 'lettre-verte', maxGrams: 20, cents: 152, validFrom: FROM, demo: false },
  { code: 'lettre-verte', maxGrams: 100, cents: 304, validFrom: FROM, demo: true },
  { code: 'lettre-verte', maxGrams: 250, cents: 495, validFrom: FROM, demo: true },
  { code: 'lettre-verte', maxGrams: 500, cents: 740, validFrom: FROM, demo: true },
  { code: 'lettre-verte', maxGrams: 1000, cents: 930, validFrom: FROM, demo: true },
  { code: 'lettre-verte', maxGrams: 2000, cents: 1095, validFrom: FROM, demo: true },
  { code: 'services-plus', maxGrams: 20, cents: 347, validFrom: FROM, demo: false },
  { code: 'services-plus', maxGrams: 100, cents: 499, validFrom: FROM, demo: true },
  { code: 'services-plus', maxGrams: 250, cents: 690, validFrom: FROM, demo: true },
  { code: 'services-plus', maxGrams: 500, cents: 935, validFrom: FROM, demo: true },
  { code: 'services-plus', maxGrams: 1000, cents: 1125, validFrom: FROM, demo: true },
  { code: 'services-plus', maxGrams: 2000, cents: 1290, validFrom: FROM, demo: true },
  { code: 'e-lettre-rouge', maxGrams: 20, cents: 160, validFrom: FROM, demo: false },
  { code: 'recommande-r1', maxGrams: 20, cents: 611, validFrom: FROM, demo: false },
  { code: 'international', maxGrams: 20, cents: 225, validFrom: FROM, demo: false },
  { code: 'international', maxGrams: 100, cents: 450, validFrom: FROM, demo: true },
  { code: 'international', maxGrams: 250, cents: 1050, validFrom: FROM, demo: true },
  { code: 'international', maxGrams: 500, cents: 1590, validFrom: FROM, demo: true },
  { code: 'international', maxGrams: 2000, cents: 2825, validFrom: FROM, demo: true },
  { code: 'colissimo', maxGrams: 250, cents: 539, validFrom: FROM, demo: true },
  { code: 'colissimo', maxGrams: 500, cents: 759, validFrom: FROM, demo: true },
  { code: 'colissimo', maxGrams: 1000, cents: 940, validFrom: '2025-01-01', demo: true },
  { code: 'colissimo', maxGrams: 2000, cents: 1099, validFrom: FROM, demo: true },
  { code: 'colissimo', maxGrams: 5000, cents: 1690, validFrom: FROM, demo: true },
  { code: 'colissimo', maxGrams: 10000, cents: 2440, validFrom: '2025-01-01', demo: true },
  { code: 'colissimo', maxGrams: 30000, cents: 3785, validFrom: '2025-01-01', demo: true },
  { code: 'reexpedition-definitive', maxGrams: 2000, cents: 4990, validFrom: '2025-01-01', demo: true },
  { code: 'reexpedition-temporaire', maxGrams: 2000, cents: 3490, validFrom: '2025-01-01', demo: true },
];

/** The price in cents of one item of this service that weighs at most `maxGrams`. */
export function tariff(code: string, maxGrams = 20): number {
  const tariff = tariffs.find((row) => row.code === code && row.maxGrams === maxGrams);
  if (!tariff) throw new Error(`No tariff ${code} for ${maxGrams} g`);
  return tariff.cents;
}

/** The days from which a tariff of letters applies, the oldest first. */
export const tariffDays = ['2025-01-01', FROM, '2027-01-01'] as const;
type TariffDay = (typeof tariffDays)[number];

/** Plausible years beside 2026, in proportion to it. */
const factors: Record<TariffDay, number> = { '2025-01-01': 0.92, [FROM]: 1, '2027-01-01': 1.05 };

/** The first day of the tariff that applies on a `YYYY-MM-DD` day. */
export const tariffDayOf = (day: string): TariffDay => tariffDays.findLast((first) => first <= day) ?? tariffDays[0];

/** The steps of a service's tariff on a day, lightest first, rounded to the cent. */
export const stepsOn = (code: string, day: string): { maxGrams: number; cents: number }[] =>
  tariffs
    .filter((row) => row.code === code)
    .map(({ maxGrams, cents }) => ({ maxGrams, cents: Math.round(cents * factors[tariffDayOf(day)]) }));
