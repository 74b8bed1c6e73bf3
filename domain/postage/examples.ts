import { euros } from '../shared/money.ts';
import type { PostageFound, PostageOffer, PostageOptions } from './postage.ts';

export const aPostageOffer = (change: Partial<PostageOffer> = {}): PostageOffer => ({
  code: 'lettre-verte',
  name: 'Lettre verte',
  maxGrams: 100,
  price: { ttc: euros(3.04), ht: euros(2.53) },
  stamps: { count: 2, name: 'Lettre verte 20 g', value: euros(3.04) },
  days: { earliest: 3, latest: 3 },
  tracked: false,
  signed: false,
  product: {
    code: '1126001',
    slug: 'carnet-de-12-timbres-marianne-lettre-verte',
    title: 'Carnet de 12 timbres Marianne – Lettre verte',
    service: null,
    picture: null,
  },
  ...change,
});

export const aRegisteredOffer = (change: Partial<PostageOffer> = {}): PostageOffer =>
  aPostageOffer({
    code: 'recommande-r1',
    name: 'Lettre recommandée R1',
    maxGrams: 50,
    price: { ttc: euros(7.05), ht: euros(5.88) },
    stamps: null,
    days: { earliest: 2, latest: 3 },
    tracked: true,
    signed: true,
    product: {
      code: 'vignette-recommande',
      slug: 'vignette-recommandee-en-ligne',
      title: 'Vignette recommandée en ligne',
      service: 'registered-mail',
      picture: null,
    },
    ...change,
  });

export const foundPostage = (change: Partial<PostageFound> = {}): PostageFound => ({
  kind: 'found',
  grams: 35,
  destination: { code: 'FR', name: 'France métropolitaine' },
  offers: [aPostageOffer(), aRegisteredOffer()],
  suspension: null,
  customsForm: false,
  ...change,
});

export const postageOptions = (change: Partial<PostageOptions> = {}): PostageOptions => ({
  destinations: [
    { code: 'FR', name: 'France métropolitaine' },
    { code: 'BE', name: 'Belgique' },
  ],
  envelopes: [
    { code: 'DL', name: 'Feuilles pliées en trois (11 × 22 cm)' },
    { code: 'C4', name: 'Feuilles à plat (23 × 32 cm)' },
  ],
  sheetWeight: 5,
  maxGrams: 30_000,
  maxSheets: 400,
  ...change,
});
