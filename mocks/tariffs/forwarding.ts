import { fixedProducts } from '../records/known-products.ts';
import type { Words } from '../shared/lang.ts';
import { tariffsOf } from '../shared/tariffs.ts';

interface OfferRow {
  contractType: 'definitive' | 'temporary' | 'mobility';
  destination: 'national' | 'international';
  contractOption?: 'MAIL_KEEPING' | 'POSTE_RESTANTE';
  months?: number;
  minDays?: number;
  maxDays?: number;
  productCode: string;
  name: Words;
}

const definitive = fixedProducts.forwarding;
const temporary = 'reexpedition-temporaire';
export const KEEPING = 'garde-du-courrier';
export const MOBILITY = 'mobilite';

const [shorter, longer] = [6, 12];

const whole = (destination: OfferRow['destination'], months: number): OfferRow => ({
  contractType: 'definitive',
  destination,
  months,
  productCode: definitive,
  name: {
    fr: `Réexpédition définitive ${where[destination].fr}, ${months} mois`,
    en: `Permanent forwarding ${where[destination].en}, ${months} months`,
  },
});

const where = {
  national: { fr: 'en France', en: 'within France' },
  international: { fr: 'à l’étranger', en: 'abroad' },
};

/** The longest month has 31 days, the longest six 184, the longest twelve 366. */
type Span = readonly [minDays: number, maxDays: number, words: Words];
const spans = {
  month: [15, 31, { fr: 'de 15 jours à 1 mois', en: '15 days to 1 month' }],
  half: [32, 184, { fr: 'de 1 à 6 mois', en: '1 to 6 months' }],
  year: [185, 366, { fr: 'de 6 à 12 mois', en: '6 to 12 months' }],
} as const satisfies Record<string, Span>;

const away = (destination: OfferRow['destination'], [minDays, maxDays, words]: Span): OfferRow => ({
  contractType: 'temporary',
  destination,
  minDays,
  maxDays,
  productCode: temporary,
  name: {
    fr: `Réexpédition temporaire ${where[destination].fr}, ${words.fr}`,
    en: `Temporary forwarding ${where[destination].en}, ${words.en}`,
  },
});

/** How long mail may be forwarded or kept, as texts say it. */
export const DURATIONS = {
  definitive: { fr: `${shorter} ou ${longer} mois`, en: `${shorter} or ${longer} months` },
  temporary: { fr: `${spans.month[0]} jours à 12 mois`, en: `${spans.month[0]} days to 12 months` },
  keeping: { fr: '1 jour à 2 mois', en: '1 day to 2 months' },
  mobility: { fr: 'un mois, sans reconduction automatique', en: 'one month, without automatic renewal' },
} as const satisfies Record<string, Words>;

/** What may be bought, by its code (postal-domain 3.2). */
export const offers: Readonly<Record<string, OfferRow>> = {
  'definitive-national-6': whole('national', shorter),
  'definitive-national-12': whole('national', longer),
  'definitive-international-6': whole('international', shorter),
  'definitive-international-12': whole('international', longer),
  'temporary-national-1': away('national', spans.month),
  'temporary-national-6': away('national', spans.half),
  'temporary-national-12': away('national', spans.year),
  'temporary-international-1': away('international', spans.month),
  'temporary-international-6': away('international', spans.half),
  'temporary-international-12': away('international', spans.year),
  'keeping-2': {
    contractType: 'temporary',
    destination: 'national',
    contractOption: 'MAIL_KEEPING',
    minDays: 1,
    maxDays: 62,
    productCode: KEEPING,
    name: { fr: `Garde du courrier, de ${DURATIONS.keeping.fr}`, en: `Mail holding, ${DURATIONS.keeping.en}` },
  },
  'restante-1': {
    contractType: 'temporary',
    destination: 'national',
    contractOption: 'POSTE_RESTANTE',
    minDays: 15,
    maxDays: 31,
    productCode: temporary,
    name: {
      fr: 'Réexpédition temporaire en poste restante, de 15 jours à 1 mois',
      en: 'Temporary forwarding to poste restante, 15 days to 1 month',
    },
  },
  'mobility-national-1': {
    contractType: 'mobility',
    destination: 'national',
    months: 1,
    productCode: MOBILITY,
    name: {
      fr: `Mobilité, en France, ${DURATIONS.mobility.fr}`,
      en: `Mobility, within France, ${DURATIONS.mobility.en}`,
    },
  },
};

const prices = (cents: readonly number[]): Record<string, number> =>
  Object.fromEntries(Object.keys(offers).map((code, place) => [code, cents[place] ?? 0]));

/** With tax. Published for 2025, except keeping and mobility; 2027 is plausible. */
export const tariffs = tariffsOf<{ validFrom: string; cents: Record<string, number> }>(
  {
    validFrom: '2025-01-01',
    cents: prices([4990, 8190, 12_400, 21_200, 3490, 4790, 7990, 5600, 12_500, 20_200, 2990, 3490, 990]),
  },
  {
    validFrom: '2027-01-01',
    cents: prices([5190, 8490, 12_900, 21_900, 3590, 4990, 8290, 5800, 12_900, 20_900, 3090, 3590, 1040]),
  },
);

export const VAT_RATE = 0.2;
/** Working days before the start, by the way of activation: a code is posted first. */
export const activations = { CODE_COURRIER: 5, POST_OFFICE: 2 } as const satisfies Record<string, number>;
/** `undefined`: there is no such way. */
export const daysBefore = (activation: string): number | undefined =>
  Object.entries(activations).find(([code]) => code === activation)?.[1];
export const COUNTRIES = ['BE', 'CH', 'LU', 'DE', 'ES', 'IT', 'GB', 'PT', 'NL', 'CA'];
export const MAX_BENEFICIARIES = 6;

/** What follows, in France and abroad. */
export const scope: readonly { name: Words; national: boolean; international: boolean }[] = [
  {
    name: { fr: 'Lettres, recommandées ou non', en: 'Letters, registered or not' },
    national: true,
    international: true,
  },
  { name: { fr: 'Journaux et magazines', en: 'Newspapers and magazines' }, national: true, international: false },
  { name: { fr: 'Colis de moins de 2\u00a0kg', en: 'Parcels under 2\u00a0kg' }, national: true, international: false },
  {
    name: { fr: 'Colis de 2\u00a0kg et plus', en: 'Parcels of 2\u00a0kg or more' },
    national: false,
    international: false,
  },
  {
    name: { fr: 'Plis et colis d’autres transporteurs', en: 'Items from other carriers' },
    national: false,
    international: false,
  },
  {
    name: { fr: 'Plis marqués «\u202fNe pas réexpédier\u202f»', en: 'Items marked “Do not forward”' },
    national: false,
    international: false,
  },
];
